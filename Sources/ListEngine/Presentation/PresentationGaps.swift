import Foundation

/// The lengths of the parts that are not presented, along the list.
struct PresentationGaps: Equatable {
  /// The sections before the first presented one.
  var sectionsBefore: CGFloat = 0
  /// The rows before the first presented one, in its section.
  var rowsBefore: CGFloat = 0
  /// The rows after the last presented one, in its section.
  var rowsAfter: CGFloat = 0
  /// The sections after the last presented one.
  var sectionsAfter: CGFloat = 0
}

extension ContentExtents {
  /// The lengths of the parts that a presentation omits.
  func gaps(around presentation: PresentationState) -> PresentationGaps {
    guard positions == nil, let first = presentation.sections.first,
      let last = presentation.sections.last
    else {
      return PresentationGaps()
    }
    let (start, end) = (presentation.sections.startIndex, presentation.sections.endIndex)
    return PresentationGaps(
      sectionsBefore: Self.exact(offset(ofSection: start)),
      rowsBefore: Self.exact(length(ofFirst: first.itemsBefore, rowsOf: start)),
      rowsAfter: Self.exact(length(ofLast: last.itemsAfter, rowsOf: end - 1)),
      sectionsAfter: end < sectionCount
        ? Self.exact(totalLength - offset(ofSection: end)) : 0
    )
  }

  /// A sum of lengths without the rounding errors of its parts, such as the thirds that the items of
  /// a line have of its length.
  private static func exact(_ sum: Double) -> CGFloat {
    let steps = 1_024.0
    let rounded = (sum * steps).rounded() / steps
    return abs(rounded - sum) < 1e-6 ? rounded : sum
  }
}
