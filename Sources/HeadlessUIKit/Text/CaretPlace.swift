import Foundation

/// The place of the mark for typing, in the coordinates of the text.
struct CaretPlace {
  /// The width of the mark, in points.
  private static let width: CGFloat = 2

  let font: UIFont
  let measurer: any TextMeasurer
  /// The width at which lines wrap, in points; 0 for no limit.
  let wrapWidth: CGFloat

  /// The area after the text before the mark.
  func rect(after text: String) -> CGRect {
    let line = height("X")
    guard !text.isEmpty, text.last?.isNewline == false else {
      let top = text.isEmpty ? 0 : height(text + "X") - line
      return CGRect(x: 0, y: top, width: Self.width, height: line)
    }
    let whole = height(text)
    let x = size(String(text.suffix(from: startOfLastLine(text, whole))), 0).width
    return CGRect(x: x, y: whole - line, width: Self.width, height: line)
  }

  /// The first character of the last line: the text before it is lower by a line.
  private func startOfLastLine(_ text: String, _ whole: CGFloat) -> String.Index {
    let breaks = text.lastIndex { $0.isNewline }.map { text.index(after: $0) }
    var low = breaks ?? text.startIndex
    var indices = Array(text[low...].indices)
    guard wrapWidth > 0, size(String(text[low...]), 0).width > wrapWidth else { return low }
    while !indices.isEmpty {
      let middle = indices[indices.count / 2]
      let isHigher = height(String(text[...middle])) < whole
      if isHigher { low = text.index(after: middle) }
      indices = Array(
        isHigher ? indices[(indices.count / 2 + 1)...] : indices[..<(indices.count / 2)]
      )
    }
    // A word moves to the next line as a whole, once it does not fit any more.
    return text[..<low].lastIndex(of: " ").map { text.index(after: $0) } ?? low
  }

  private func height(_ text: String) -> CGFloat { size(text, wrapWidth).height }

  private func size(_ text: String, _ width: CGFloat) -> CGSize {
    measurer.size(of: text, font: font, numberOfLines: 0, width: width)
  }
}
