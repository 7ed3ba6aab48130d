import Foundation

// The lengths that tables and flows know without measuring: those of fixed size.
extension SectionsLayout {
  func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)? {
    guard let header = fixedHeight(section.header), let footer = fixedHeight(section.footer) else {
      return nil
    }
    let hasRows = section.count > 0
    let padding = section.header == nil ? 0 : headerTopPadding(ofSection: section.layouts)
    let below = section.header != nil && hasRows ? sectionHeaderBottomSpacing : 0
    let head = Double(padding) + header + Double(below)
    let isEmpty = !hasRows && section.header == nil && section.footer == nil
    guard !isEmpty, !isLast else { return isEmpty ? (0, 0) : (head, footer) }
    let spacing = spacing(afterSection: section.layouts, hasFooter: section.footer != nil)
    return (head, footer + Double(spacing))
  }

  private func fixedHeight(_ part: (any AnyHeaderFooterConvertible)?) -> Double? {
    guard let part else { return 0 }
    return fixedHeight(part.asAnyHeaderFooter().sizing)
  }

  /// The length of a fixed size along the list; nil if it has to be measured.
  func fixedHeight(_ sizing: Sizing) -> Double? {
    guard let size = sizing.fixedSize else { return nil }
    let length = direction.height(for: size)
    return Sizing.isFinite(length) ? Double(length) : 0
  }
}
