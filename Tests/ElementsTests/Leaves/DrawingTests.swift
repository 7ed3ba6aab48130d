import Foundation
import HeadlessUIKit
import PangoText
import Testing

@testable import Elements

/// The pictures of elements.
@Suite struct DrawingTests {
  private typealias Pixel = PixelImage.Pixel

  private let text: PangoText

  init() throws {
    text = try PangoText()
  }

  private func draw(_ element: any Element, _ width: CGFloat, _ height: CGFloat) throws
    -> PixelImage
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.backgroundColor = .white
    root.textMeasurer = text
    let view = BlueprintView(element: element)
    view.frame = root.bounds
    root.addSubview(view)
    root.layoutIfNeeded()
    view.layoutIfNeeded()
    return try PictureRenderer(text: text, scale: 1).pixels(of: root)
  }

  private let white = Pixel(255, 255, 255)
  private let red = Pixel(255, 0, 0)

  @Test("Only the chosen corners of a box are rounded")
  func corners() throws {
    let box = Box(
      backgroundColor: .red,
      cornerStyle: .rounded(radius: 10, corners: [.topLeft, .bottomRight]),
      borderStyle: .solid(color: .red, width: 2)
    )
    let image = try draw(box, 40, 30)
    #expect(image[0, 0] == white)
    #expect(image[39, 29] == white)
    #expect(image[39, 0] == red)
    #expect(image[0, 29] == red)
    #expect(image[20, 15] == red)
    let all = try draw(Box(backgroundColor: .red, cornerStyle: .capsule), 40, 30)
    #expect([all[0, 0], all[39, 0], all[0, 29], all[39, 29]] == [white, white, white, white])
  }

  @Test("The shadow of a box is around it, even if it clips or has no background")
  func shadows() throws {
    func shade(_ box: (Box.ShadowStyle) -> Box, _ style: Box.ShadowStyle) throws -> Pixel {
      try draw(box(style).inset(uniform: 10), 40, 40)[20, 33]
    }
    let style = Box.ShadowStyle.simple(
      radius: 2,
      opacity: 1,
      offset: CGSize(width: 0, height: 5),
      color: .black
    )
    let boxes: [(Box.ShadowStyle) -> Box] = [
      { Box(backgroundColor: .red, shadowStyle: $0) }, { Box(shadowStyle: $0) },
      { Box(backgroundColor: .red, shadowStyle: $0, clipsContent: true) },
    ]
    for box in boxes {
      #expect(try shade(box, style).red < 100)
      #expect(try shade(box, .none) == white)
    }
  }

  /// The rows of an image that are not white.
  private func inked(_ image: PixelImage) -> [Int] {
    (0..<image.height).filter { y in (0..<image.width).contains { image[$0, y] != white } }
  }

  /// The first row of each group of rows with ink.
  private func tops(_ rows: [Int]) -> [Int] {
    rows.enumerated().filter { $0.offset == 0 || rows[$0.offset - 1] != $0.element - 1 }
      .map(\.element)
  }

  @Test("Lines are as far apart as they are high, with the text where its alignment says")
  func lineHeights() throws {
    func tops(_ height: CGFloat, _ alignment: Label.LineHeight.Alignment) throws -> [Int] {
      let label = Label(text: "H\nH\nH") {
        $0.font = .systemFont(ofSize: 10)
        $0.lineHeight = .custom(lineHeight: height, alignment: alignment)
      }
      return self.tops(inked(try draw(label, 30, 3 * height)))
    }
    let natural = text.size(of: StyledText("H", font: .systemFont(ofSize: 10)), width: 0).height
    let bottom = try tops(30, .bottom)
    #expect(zip(bottom.dropFirst(), bottom).map { $0 - $1 } == [30, 30])
    let center = try tops(30, .center)
    let top = try tops(30, .top)
    let shift = Int(30 - natural)
    #expect(zip(bottom, top).allSatisfy { abs($0 - shift - $1) <= 1 })
    #expect(abs((bottom.first ?? 0) - (center.first ?? 0) - shift / 2) <= 1)
    let dense = try tops(natural - 2, .bottom)
    #expect(zip(dense.dropFirst(), dense).map { CGFloat($0 - $1) } == [natural - 2, natural - 2])
  }

  @Test("A text has its shadow, its offset and the colour of its links")
  func labels() throws {
    let plain = Label(text: "HHH") { $0.font = .systemFont(ofSize: 20) }
    var shaded = plain
    shaded.shadow = TextShadow(
      radius: 0,
      opacity: 1,
      offset: UIOffset(horizontal: 0, vertical: 4),
      color: .red
    )
    func reds(_ element: any Element) throws -> Int {
      let image = try draw(element, 80, 40)
      return (0..<80).reduce(0) { sum, x in sum + (0..<40).count { image[x, $0] == red } }
    }
    #expect(try reds(plain) == 0)
    #expect(try reds(shaded) > 0)
    let attributed = AttributedLabel(
      attributedText: NSAttributedString(
        string: "HHH",
        attributes: [.link: "https://example.org", .font: UIFont.boldSystemFont(ofSize: 30)]
      )
    ) { $0.linkAttributes = [.foregroundColor: UIColor.red] }
    #expect(try reds(attributed) > 0)
    let natural = inked(try draw(AttributedLabel(attributedText: .init(string: "H")), 40, 40))
    let moved = AttributedLabel(attributedText: .init(string: "H")) {
      $0.textRectOffset = UIOffset(horizontal: 0, vertical: 5)
    }
    #expect(inked(try draw(moved, 40, 40)) == natural.map { $0 + 5 })
  }

  @Test(
    "Text of several fonts keeps its width, and may be higher than its space (TXT-01, 02, 04)",
    arguments: [(30, 20), (100, 300), (8000, 4000)] as [(CGFloat, CGFloat)]
  )
  func mixedFonts(width: CGFloat, height: CGFloat) {
    let string = NSMutableAttributedString(string: "Hello, World!")
    let fonts: [(UIFont, NSRange)] = [
      (.boldSystemFont(ofSize: 24), NSRange(location: 0, length: 5)),
      (.systemFont(ofSize: 14), NSRange(location: 5, length: 2)),
      (.italicSystemFont(ofSize: 13), NSRange(location: 7, length: 3)),
      (.systemFont(ofSize: 32), NSRange(location: 10, length: 3)),
    ]
    for (font, range) in fonts { string.addAttribute(.font, value: font, range: range) }
    var sizes: [CGSize] = []
    for shrinks in [false, true] {
      let label = AttributedLabel(attributedText: string) {
        $0.adjustsFontSizeToFitWidth = shrinks
      }
      let view = BlueprintView(element: label)
      view.textMeasurer = text
      sizes.append(view.sizeThatFits(CGSize(width: width, height: height)))
    }
    // Shrinking does not count.
    #expect(sizes[0] == sizes[1])
    let size = sizes[0]
    #expect(size.width <= width)
    #expect(size.width * 2 == (size.width * 2).rounded())
    #expect(size.height * 2 == (size.height * 2).rounded())
    // Narrow: letters below each other, higher than the space; wide: one line.
    #expect(width > 30 || size.height > 100)
    #expect(width < 8000 || size.height < 50)
  }
}
