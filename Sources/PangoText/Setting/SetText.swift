import Foundation

/// A text broken into lines.
struct SetText {
  let lines: [Paragraph.Line]
  /// The space between two lines, in points.
  let lineSpacing: CGFloat

  /// The width of the longest line, in points.
  var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }

  /// The height of all lines together, in points.
  var height: CGFloat {
    lines.reduce(0) { $0 + $1.height } + lineSpacing * CGFloat(max(0, lines.count - 1))
  }

  /// The number of lines that fit in a height; at least one.
  func lineCount(fitting height: CGFloat) -> Int {
    var rest = height
    let count = lines.prefix {
      rest -= $0.height
      defer { rest -= lineSpacing }
      // A tolerance of a thousandth for rounding errors.
      return rest > -0.001
    }.count
    return max(1, count)
  }
}
