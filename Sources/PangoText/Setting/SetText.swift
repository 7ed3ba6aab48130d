import Foundation

/// A text set in lines.
struct SetText {
  let lines: [Paragraph.Line]
  /// The room between two lines, in points.
  let lineSpacing: CGFloat

  /// How wide the longest line is, in points.
  var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }

  /// How high all lines are together, in points.
  var height: CGFloat {
    lines.reduce(0) { $0 + $1.height } + lineSpacing * CGFloat(max(0, lines.count - 1))
  }

  /// How many of the lines have room in a height; at least one.
  func lineCount(fitting height: CGFloat) -> Int {
    var rest = height
    let count = lines.prefix {
      rest -= $0.height
      defer { rest -= lineSpacing }
      // A thousandth for rounding on the way.
      return rest > -0.001
    }.count
    return max(1, count)
  }
}
