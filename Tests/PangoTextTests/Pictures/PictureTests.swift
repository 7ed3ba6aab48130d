import Foundation
import HeadlessUIKit
import Testing

@testable import PangoText

@Suite struct PictureTests {
  private typealias Pixel = PixelImage.Pixel

  private let canvas: PictureCanvas
  private var root: UIView { canvas.root }

  init() throws { canvas = try PictureCanvas() }

  private func add(
    _ color: UIColor,
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    in view: UIView? = nil
  ) -> UIView {
    let child = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    child.backgroundColor = color
    (view ?? root).addSubview(child)
    return child
  }

  private let white = PixelImage.Pixel(255, 255, 255)
  private let red = PixelImage.Pixel(255, 0, 0)
  private let blue = PixelImage.Pixel(0, 0, 255)

  @Test("Backgrounds fill frames, subviews are in front of superviews, later ones in front")
  func backgrounds() throws {
    let child = add(.red, 10, 10, 40, 40)
    _ = add(.blue, 5, 5, 10, 10, in: child)
    _ = add(.green, 40, 40, 20, 20)
    let image = try canvas.draw()
    #expect((image.width, image.height) == (100, 60))
    #expect(image[5, 5] == white)
    #expect(image[12, 12] == red)
    #expect(image[20, 20] == blue)
    #expect(image[45, 45] == Pixel(0, 255, 0))
  }

  @Test("A greater position is in front, whatever the order")
  func position() throws {
    let front = add(.red, 0, 0, 20, 20)
    _ = add(.blue, 0, 0, 20, 20)
    #expect(try canvas.draw()[5, 5] == blue)
    front.layer.zPosition = 1
    #expect(try canvas.draw()[5, 5] == red)
  }

  @Test("Hidden views do not show; opacity mixes a view and its children as one")
  func opacity() throws {
    let child = add(.red, 0, 0, 50, 50)
    _ = add(.red, 0, 0, 20, 20, in: child)
    child.alpha = 0.5
    let mixed = try canvas.draw()
    #expect(mixed[5, 5] == mixed[30, 30])
    #expect((126...129).contains(mixed[5, 5].green))
    child.isHidden = true
    #expect(try canvas.draw()[5, 5] == white)
  }

  @Test("Subviews extend beyond a view, unless it clips")
  func clipping() throws {
    let child = add(.blue, 10, 10, 20, 20)
    _ = add(.red, 0, 0, 60, 10, in: child)
    #expect(try canvas.draw()[50, 15] == red)
    child.clipsToBounds = true
    #expect(try canvas.draw()[50, 15] == white)
    #expect(try canvas.draw()[15, 15] == red)
  }

  @Test("Rounded corners are left out; borders are inside the edges")
  func corners() throws {
    let child = add(.red, 10, 10, 40, 40)
    child.layer.cornerRadius = 20
    let image = try canvas.draw()
    #expect(image[11, 11] == white)
    #expect(image[30, 11] == red)
    child.layer.cornerRadius = 0
    child.layer.borderWidth = 4
    child.layer.borderColor = UIColor.blue.cgColor
    let framed = try canvas.draw()
    #expect(framed[12, 30] == blue)
    #expect(framed[9, 30] == white)
    #expect(framed[15, 30] == red)
  }

  @Test("A transform rotates and scales around the centre")
  func transforms() throws {
    let child = add(.red, 20, 20, 40, 4)
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = try canvas.draw()
    #expect(turned[25, 22] == white)
    #expect(turned[40, 10] == red)
    child.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(try canvas.draw()[40, 22] == white)
  }

  @Test("Content is drawn at its scroll offset")
  func scrolling() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 10, width: 100, height: 50))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    root.addSubview(scrollView)
    _ = add(.red, 0, 100, 100, 20, in: scrollView)
    #expect(try canvas.draw()[50, 15] == white)
    scrollView.contentOffset.y = 90
    let image = try canvas.draw()
    #expect(image[50, 15] == white)
    #expect(image[50, 25] == red)
    scrollView.contentOffset.y = 110
    #expect(try canvas.draw()[50, 5] == white)
  }

  @Test("Colours resolve for the traits")
  func styles() throws {
    root.backgroundColor = .systemBackground
    _ = add(.systemRed, 0, 0, 10, 10)
    #expect(try canvas.draw(.dark)[50, 50] == Pixel(0, 0, 0))
    #expect(try canvas.draw(.dark)[5, 5] == Pixel(0xFF, 0x45, 0x3A))
    #expect(try canvas.draw(.light)[50, 50] == white)
    #expect(try canvas.draw(.light)[5, 5] == Pixel(0xFF, 0x3B, 0x30))
  }

  private func draw(_ style: UIUserInterfaceStyle) throws -> PixelImage {
    try canvas.draw(scale: 1, style)
  }

  @Test("The scale is the number of pixels per point", arguments: [0.5, 1, 2, 3])
  func scales(scale: CGFloat) throws {
    _ = add(.red, 10, 10, 20, 20)
    let image = try canvas.draw(scale: scale)
    #expect(image.width == Int(100 * scale))
    #expect(image[Int(20 * scale), Int(20 * scale)] == red)
  }

  @Test("A PNG holds the same pixels; other data is an error")
  func png() throws {
    _ = add(.red, 10, 10, 20, 20)
    let image = try canvas.draw()
    let read = try PixelImage(png: image.png())
    #expect((read.width, read.height) == (100, 60))
    #expect(read[15, 15] == red && read[50, 50] == white)
    #expect(throws: PictureError.unreadable) { try PixelImage(png: Data("none".utf8)) }
  }

  @Test("An SVG has the size in points and the colours")
  func svg() throws {
    _ = add(.red, 10, 10, 20, 20)
    let data = try PictureRenderer(text: canvas.text).data(of: root, as: .svg)
    let svg = String(decoding: data, as: UTF8.self)
    #expect(svg.contains("viewBox=\"0 0 100 60\""))
    #expect(svg.contains("100%,0%,0%"))
  }

  @Test(
    "Views without an area, or that are too large, are errors",
    arguments: [
      CGSize(width: 0, height: 10), CGSize(width: 1e9, height: 1), CGSize(width: -1, height: 1),
    ]
  )
  func sizes(size: CGSize) throws {
    root.frame.size = size
    for format in PictureFormat.allCases {
      #expect(throws: PictureError.self) {
        try PictureRenderer(text: canvas.text).data(of: root, as: format)
      }
    }
  }

  @Test("Files need a known extension and an existing folder")
  func files() throws {
    let renderer = PictureRenderer(text: canvas.text)
    #expect(throws: PictureError.unknownFormat(path: "/tmp/a.gif")) {
      try renderer.write(root, to: "/tmp/a.gif")
    }
    #expect(throws: PictureError.self) { try renderer.write(root, to: "/none/a.png") }
    #expect(PictureFormat(path: "a.b.PNG") == .png)
    #expect(PictureFormat(path: "png") == nil)
  }
}
