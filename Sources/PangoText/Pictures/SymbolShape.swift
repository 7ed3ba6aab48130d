import Foundation
import HeadlessUIKit

/// The lines of the symbols that nearly every screen has; others are drawn as placeholders.
enum SymbolShape {
  /// Lines through points of a square with sides of 1.
  private static let lines: [String: [[(x: Double, y: Double)]]] = [
    "chevron.right": [[(0.36, 0.16), (0.68, 0.5), (0.36, 0.84)]],
    "chevron.forward": [[(0.36, 0.16), (0.68, 0.5), (0.36, 0.84)]],
    "chevron.left": [[(0.64, 0.16), (0.32, 0.5), (0.64, 0.84)]],
    "chevron.backward": [[(0.64, 0.16), (0.32, 0.5), (0.64, 0.84)]],
    "chevron.up": [[(0.16, 0.64), (0.5, 0.32), (0.84, 0.64)]],
    "chevron.down": [[(0.16, 0.36), (0.5, 0.68), (0.84, 0.36)]],
    "checkmark": [[(0.16, 0.54), (0.4, 0.8), (0.84, 0.22)]],
    "xmark": [[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]],
    "plus": [[(0.5, 0.14), (0.5, 0.86)], [(0.14, 0.5), (0.86, 0.5)]],
    "minus": [[(0.14, 0.5), (0.86, 0.5)]],
    "line.3.horizontal": [
      [(0.1, 0.26), (0.9, 0.26)], [(0.1, 0.5), (0.9, 0.5)], [(0.1, 0.74), (0.9, 0.74)],
    ],
  ]

  /// The lines of a symbol in a rectangle; nil for one that is drawn as a placeholder.
  static func path(of image: UIImage, in rect: CGRect) -> UIBezierPath? {
    guard image.isSymbol, let lines = lines[image.name] else { return nil }
    let path = UIBezierPath()
    for line in lines {
      for (index, point) in line.enumerated() {
        let place = CGPoint(
          x: rect.minX + point.x * rect.width,
          y: rect.minY + point.y * rect.height
        )
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    return path
  }
}
