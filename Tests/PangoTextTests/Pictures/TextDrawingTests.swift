import HeadlessUIKit
import Testing

@testable import PangoText

@Suite struct TextDrawingTests {
  private let text: PangoText
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 160, height: 60))

  init() throws {
    text = try PangoText()
    root.textMeasurer = text
    root.backgroundColor = .white
    root.addSubview(label)
    label.text = "Apple"
  }

  private func draw() throws -> PixelImage {
    try PictureRenderer(text: text, scale: 1).pixels(of: root)
  }

  /// The smallest rectangle around all that is not white; nil without ink.
  private func ink() throws -> CGRect? {
    let image = try draw()
    var ink: CGRect?
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y] != PixelImage.Pixel(255, 255, 255) {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        ink = ink?.union(pixel) ?? pixel
      }
    }
    return ink
  }

  @Test("Text is drawn in its frame, vertically centred")
  func middle() throws {
    let ink = try #require(try ink())
    let size = label.sizeThatFits(label.frame.size)
    let room = CGRect(x: 20, y: 50 - size.height / 2, width: size.width, height: size.height)
    #expect(room.insetBy(dx: -0.5, dy: -0.5).contains(ink))
    #expect(ink.width > size.width - 4)
  }

  @Test(
    "Text is placed according to its alignment",
    arguments: [
      (NSTextAlignment.left, 20, 70), (.center, 75, 125), (.right, 130, 181), (.natural, 20, 70),
      (.justified, 20, 70),
    ] as [(NSTextAlignment, CGFloat, CGFloat)]
  )
  func alignment(alignment: NSTextAlignment, left: CGFloat, right: CGFloat) throws {
    label.textAlignment = alignment
    let ink = try #require(try ink())
    #expect(ink.minX >= left && ink.maxX <= right, "\(ink)")
  }

  @Test(
    "Hebrew and Arabic start at the right",
    arguments: ["\u{5e9}\u{5dc}\u{5d5}\u{5dd}", "\u{645}\u{631}\u{62d}"]
  )
  func rightToLeft(string: String) throws {
    label.text = string
    #expect(try #require(try ink()).minX > 100)
    label.textAlignment = .left
    #expect(try #require(try ink()).maxX < 100)
  }

  @Test("Lines that do not fit in the frame are omitted")
  func cut() throws {
    label.numberOfLines = 0
    label.text = String(repeating: "one two three ", count: 30)
    let ink = try #require(try ink())
    #expect(label.frame.insetBy(dx: -1, dy: -1).contains(ink), "\(ink)")
    label.frame.size.height = 5
    #expect(try #require(try self.ink()).height < 20)
  }

  @Test("A clipped line ends at the edge of its frame")
  func clipped() throws {
    label.lineBreakMode = .byClipping
    label.text = String(repeating: "m", count: 100)
    let ink = try #require(try ink())
    #expect(ink.maxX == label.frame.maxX)
  }

  @Test("A label in its requested size shows all of its text")
  func fits() throws {
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps"
    let before = text.lines(
      of: StyledText("The quick brown fox jumps"),
      width: 100
    )
    label.frame.size = label.sizeThatFits(CGSize(width: 100, height: 100))
    let ink = try #require(try ink())
    #expect(label.frame.insetBy(dx: -1, dy: -1).contains(ink))
    #expect(before.count == 3)
    #expect(ink.height > 50)
  }

  @Test("Runs have their colours, the rest that of the label")
  func colors() throws {
    let attributed = NSMutableAttributedString(string: "MMMM")
    attributed.addAttribute(
      .foregroundColor,
      value: UIColor.red,
      range: NSRange(location: 0, length: 2)
    )
    label.attributedText = attributed
    label.textColor = .blue
    label.font = .boldSystemFont(ofSize: 40)
    let image = try draw()
    let colors = Set((20..<180).map { image[$0, 50] })
    #expect(colors.contains(.init(255, 0, 0)))
    #expect(colors.contains(.init(0, 0, 255)))
  }

  @Test("Underlines are drawn")
  func underline() throws {
    let plain = try #require(try ink())
    label.attributedText = NSAttributedString(
      string: "Aaaaa",
      attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]
    )
    #expect(try #require(try ink()).width >= plain.width - 10)
    let image = try draw()
    let rows = (40..<65).filter { y in (22..<55).allSatisfy { image[$0, y].red < 200 } }
    #expect(!rows.isEmpty)
  }

  @Test("Nothing is drawn for empty text, or without space")
  func nothing() throws {
    label.text = ""
    #expect(try ink() == nil)
    label.text = nil
    #expect(try ink() == nil)
    label.text = "Apple"
    label.frame.size = .zero
    #expect(try ink() == nil)
  }

  @Test("A picture without pixels shows a frame with its name")
  func images() throws {
    label.text = nil
    let view = UIImageView(image: UIImage(named: "bird", size: CGSize(width: 50, height: 40)))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .center
    root.addSubview(view)
    #expect(try ink() == CGRect(x: 25, y: 30, width: 50, height: 40))
    view.contentMode = .scaleAspectFit
    #expect(try ink() == CGRect(x: 0, y: 10, width: 100, height: 80))
  }

  @Test("Huge text is drawn as large as it was measured")
  func huge() throws {
    label.text = "I"
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 20_000)
    label.frame = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
    _ = try draw()
    #expect(label.sizeThatFits(.zero).height > 20_000)
  }
}
