import Foundation
import HeadlessUIKit
import Testing

@testable import PangoText

@Suite struct LayerPictureTests {
  private typealias Pixel = PixelImage.Pixel

  private let canvas: PictureCanvas
  private var root: UIView { canvas.root }
  private let white = Pixel(255, 255, 255)
  private let red = Pixel(255, 0, 0)
  private let blue = Pixel(0, 0, 255)

  init() throws { canvas = try PictureCanvas() }

  /// A red line of 4 points through the middle, in a layer without a frame.
  private func line() -> CAShapeLayer {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 30))
    path.addLine(to: CGPoint(x: 90, y: 30))
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 4
    path.removeAllPoints()
    return shape
  }

  @Test func aShapeIsFilledAndStrokedWhereItsFrameIs() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    shape.fillColor = UIColor.blue.cgColor
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 6
    root.layer.addSublayer(shape)
    let image = try canvas.draw()
    #expect(image[40, 30] == blue)
    #expect(image[18, 30] == red && image[22, 30] == red && image[61, 30] == red)
    #expect(image[14, 30] == white && image[66, 30] == white)
  }

  @Test func aHoleOfTheEvenOddRuleStaysEmpty() throws {
    let shape = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20)))
    shape.path = path.cgPath
    shape.fillColor = .blue
    root.layer.addSublayer(shape)
    #expect(try canvas.draw()[30, 30] == blue)
    shape.fillRule = .evenOdd
    let image = try canvas.draw()
    #expect(image[30, 30] == white && image[15, 15] == blue)
  }

  @Test func onlyAPartOfALineIsStroked() throws {
    let shape = line()
    root.layer.addSublayer(shape)
    #expect(try canvas.draw()[85, 30] == red)
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.5
    let image = try canvas.draw()
    #expect(image[28, 30] == white && image[32, 30] == red)
    #expect(image[48, 30] == red && image[52, 30] == white)
  }

  @Test func dashesAndCapsAreDrawn() throws {
    let shape = line()
    root.layer.addSublayer(shape)
    #expect(try canvas.draw()[8, 30] == white)
    shape.lineCap = .square
    #expect(try canvas.draw()[8, 30] == red)
    shape.lineCap = .butt
    shape.lineDashPattern = [10, 10]
    let image = try canvas.draw()
    #expect(image[15, 30] == red && image[25, 30] == white && image[35, 30] == red)
    shape.lineDashPattern = [0, -1]
    #expect(try canvas.draw()[25, 30] == red)
  }

  @Test func layersAreDrawnBetweenTheSubviewsAtTheirPlaces() throws {
    let child = UIView(frame: CGRect(x: 30, y: 20, width: 40, height: 20))
    child.backgroundColor = .blue
    root.addSubview(child)
    let shape = line()
    root.layer.addSublayer(shape)
    #expect(try canvas.draw()[50, 30] == red)
    root.layer.insertSublayer(shape, at: 0)
    #expect(try canvas.draw()[50, 30] == blue)
    #expect(try canvas.draw()[20, 30] == red)
    shape.zPosition = 1
    #expect(try canvas.draw()[50, 30] == red)
    shape.opacity = 0
    #expect(try canvas.draw()[20, 30] == white)
    shape.opacity = 1
    shape.removeFromSuperlayer()
    #expect(try canvas.draw()[20, 30] == white)
  }

  @Test func aMaskHidesWhatIsOutsideOfItsPath() throws {
    root.layer.borderWidth = 4
    root.backgroundColor = .blue
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 30, y: 10, width: 40, height: 40)).cgPath
    root.layer.mask = mask
    let image = try canvas.draw()
    #expect(image[50, 30] == blue)
    #expect(image[1, 1] != blue && image[20, 30] != blue && image[33, 12] != blue)
    mask.frame.origin.x = 20
    #expect(try canvas.draw()[80, 30] == blue)
    root.layer.mask = nil
    #expect(try canvas.draw()[20, 30] == blue)
  }

  @Test func aPlainLayerHasLayersOfItsOwn() throws {
    let outer = CALayer()
    outer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    outer.backgroundColor = UIColor.blue.cgColor
    outer.masksToBounds = true
    let inner = CALayer()
    inner.frame = CGRect(x: 20, y: 20, width: 90, height: 10)
    inner.backgroundColor = UIColor.red.cgColor
    outer.addSublayer(inner)
    root.layer.addSublayer(outer)
    let image = try canvas.draw()
    #expect(image[15, 15] == blue && image[40, 35] == red && image[60, 35] == white)
  }

  @Test func aViewIsTheGradientThatItsLayerClassSays() throws {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let sky = Sky(frame: root.bounds)
    let gradient = try #require(sky.layer as? CAGradientLayer)
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    root.addSubview(sky)
    let image = try canvas.draw()
    #expect(image[50, 1].red < 20 && image[50, 58].red > 235)
  }

  @Test func aLayerPlacesItsLayersBeforeItIsDrawn() throws {
    final class Half: CALayer {
      let left = CALayer()
      override init() {
        super.init()
        left.backgroundColor = UIColor.red.cgColor
        addSublayer(left)
      }
      override func layoutSublayers() {
        left.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let half = Half()
    half.frame = root.bounds
    root.layer.addSublayer(half)
    #expect(try canvas.draw()[49, 30] == red)
    half.frame.size.width = 50
    let image = try canvas.draw()
    #expect(image[24, 30] == red && image[26, 30] == white)
  }
}
