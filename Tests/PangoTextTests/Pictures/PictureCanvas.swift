import Foundation
import HeadlessUIKit

@testable import PangoText

/// A white view of 100 × 60 points with Pango's text, which is drawn into pixels.
struct PictureCanvas {
  let text: PangoText
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  init() throws {
    text = try PangoText()
    root.textMeasurer = text
    root.backgroundColor = .white
  }

  /// Lays the view out and draws it.
  func draw(
    scale: CGFloat = 1,
    _ style: UIUserInterfaceStyle = .light
  ) throws -> PixelImage {
    root.layoutIfNeeded()
    let traits = UITraitCollection(userInterfaceStyle: style)
    return try PictureRenderer(text: text, scale: scale, traits: traits).pixels(of: root)
  }
}
