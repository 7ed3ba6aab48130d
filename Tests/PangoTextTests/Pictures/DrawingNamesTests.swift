import Foundation
import HeadlessUIKit
import Testing

@testable import PangoText

@Suite struct DrawingNamesTests {
  private typealias Pixel = PixelImage.Pixel

  private let canvas: PictureCanvas
  private var root: UIView { canvas.root }
  private let white = PixelImage.Pixel(255, 255, 255)

  init() throws { canvas = try PictureCanvas() }

  @Test("draw(_:) fills and strokes paths in the current colours")
  func paths() throws {
    final class Shape: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40)).fill()
        UIColor.blue.setStroke()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 60, y: 30))
        line.addLine(to: CGPoint(x: 90, y: 30))
        line.lineWidth = 4
        line.stroke()
        UIColor.green.set()
        UIRectFill(CGRect(x: 95, y: 55, width: 5, height: 5))
      }
    }
    root.addSubview(Shape(frame: root.bounds))
    let image = try canvas.draw()
    #expect(image[30, 30] == Pixel(255, 0, 0))
    #expect(image[12, 12] == white)
    #expect(image[75, 30] == Pixel(0, 0, 255))
    #expect(image[75, 34] == white)
    #expect(image[97, 57] == Pixel(0, 255, 0))
  }

  @Test("A gradient runs from its start to its end, behind the subviews")
  func gradient() throws {
    let gradient = CAGradientLayer()
    gradient.frame = root.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    root.layer.insertSublayer(gradient, at: 0)
    let child = UIView(frame: CGRect(x: 40, y: 20, width: 20, height: 20))
    child.backgroundColor = .red
    root.addSubview(child)
    let image = try canvas.draw()
    #expect(image[1, 30].red < 10 && image[98, 30].red > 245)
    #expect(abs(Int(image[25, 5].red) - 64) < 4)
    #expect(image[50, 30] == Pixel(255, 0, 0))
    gradient.removeFromSuperlayer()
    #expect(try canvas.draw()[1, 30] == white)
  }

  @Test("A shadow surrounds its view and fades out")
  func shadow() throws {
    let child = UIView(frame: CGRect(x: 30, y: 20, width: 40, height: 20))
    child.backgroundColor = .white
    child.layer.shadowOpacity = 0.5
    child.layer.shadowRadius = 4
    child.layer.shadowOffset = CGSize(width: 0, height: 2)
    root.addSubview(child)
    let image = try canvas.draw()
    #expect(image[50, 30] == white)
    #expect(image[50, 41].red < image[50, 44].red && image[50, 44].red < 255)
    #expect(image[50, 55] == white)
    child.clipsToBounds = true
    #expect(try canvas.draw()[50, 41] == white)
  }

  @Test("A line through text is drawn, and text without has none")
  func strikethrough() throws {
    func darkRow(_ attributes: [NSAttributedString.Key: Any]) throws -> Int {
      let label = UILabel(frame: root.bounds)
      var all = attributes
      all[.font] = UIFont.systemFont(ofSize: 20)
      label.attributedText = NSAttributedString(string: "l      l", attributes: all)
      root.addSubview(label)
      defer { label.removeFromSuperview() }
      let image = try canvas.draw()
      // The spaces between the letters are only dark where a line goes through them.
      return (15..<45).filter { image[20, $0].red < 128 }.count
    }
    #expect(try darkRow([:]) == 0)
    #expect(try darkRow([.strikethroughStyle: NSUnderlineStyle.single.rawValue]) > 0)
  }

  @Test("Baselines are those of the drawn lines")
  func baselines() {
    let font = UIFont.systemFont(ofSize: 100)
    let styled = StyledText("one\ntwo", font: font)
    let baselines = canvas.text.baselines(of: styled, width: 0)
    #expect(abs(baselines.first - font.ascender) < 1)
    #expect(abs(baselines.last - baselines.first - font.lineHeight) < 1)
  }

  @Test("Lines are counted as they wrap, with fonts of several sizes")
  func lines() {
    let small = UIFont.systemFont(ofSize: 10)
    let run = StyledText.Run(4..<7, font: .systemFont(ofSize: 100))
    let styled = StyledText("one two three", font: small, runs: [run])
    #expect(canvas.text.lineCount(of: styled, width: 0) == 1)
    let width = canvas.text.size(of: StyledText("two", font: .systemFont(ofSize: 100)), width: 0)
      .width
    #expect(canvas.text.lineCount(of: styled, width: width) == 3)
  }
}
