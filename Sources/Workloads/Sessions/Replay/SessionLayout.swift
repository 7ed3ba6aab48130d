import Foundation
import HeadlessUIKit
import ListEngine

/// The appearance of a layout that places rows where they were recorded.
struct SessionAppearance: ListLayoutAppearance {
  static var `default`: SessionAppearance { SessionAppearance() }

  var geometry: SessionGeometry?
  var revision = 0
  /// True if rows are as high as they measure themselves.
  var measuresHeights = false

  var direction: LayoutDirection { .vertical }
  var bounds: ListContentBounds? { nil }
  var listHeaderPosition: ListHeaderPosition { .inline }
  var stickySectionHeaders: Bool { true }
  var pagingBehavior: ListPagingBehavior { .none }
  var scrollViewProperties: ListLayoutScrollViewProperties {
    TableAppearance().scrollViewProperties
  }

  func toLayoutDescription() -> LayoutDescription { SessionLayout.describe(self) }

  static func == (left: SessionAppearance, right: SessionAppearance) -> Bool {
    left.geometry === right.geometry && left.revision == right.revision
      && left.measuresHeights == right.measuresHeights
  }
}

/// A layout that places rows where they were recorded.
final class SessionLayout: WindowedListLayout {
  var layoutAppearance: SessionAppearance

  init(layoutAppearance: SessionAppearance) {
    self.layoutAppearance = layoutAppearance
  }

  func lineLength(in section: ListEngine.Section) -> Int? {
    layoutAppearance.geometry?.columns ?? 1
  }

  func place(_ pass: WindowedLayoutPass) {
    let width = pass.context.viewBounds.width
    var y = pass.lengthBeforeSections
    for section in pass.presentedSections { y = place(section, at: y, width, pass) }
    pass.contentSize = CGSize(width: width, height: y + pass.lengthAfterSections)
  }

  /// Places a section; returns its end.
  private func place(
    _ section: WindowedLayoutSection,
    at start: CGFloat,
    _ width: CGFloat,
    _ pass: WindowedLayoutPass
  ) -> CGFloat {
    guard let geometry = layoutAppearance.geometry,
      geometry.structure.sections.indices.contains(section.index)
    else { return start }
    let head = geometry.head(ofSection: section.index)
    if section.hasHeader {
      let frame = CGRect(x: 0, y: start, width: width, height: head)
      _ = pass.size(of: .sectionHeader(section.index), fitting: frame.size)
      pass.place(.sectionHeader(section.index), at: frame, isSticky: true)
    }
    var y: CGFloat = start + head + section.lengthBeforeItems
    let lengths = placeItems(of: section, geometry, &y, pass)
    y += section.lengthAfterItems
    if section.hasFooter {
      _ = pass.size(of: .sectionFooter(section.index), fitting: CGSize(width: width, height: 0))
      pass.place(.sectionFooter(section.index), at: CGRect(x: 0, y: y, width: width, height: 0))
    }
    pass.recordLengths(ofSection: section.index, head: head, items: lengths)
    return y
  }

  private func placeItems(
    of section: WindowedLayoutSection,
    _ geometry: SessionGeometry,
    _ y: inout CGFloat,
    _ pass: WindowedLayoutPass
  ) -> [Double] {
    var (frames, lengths): ([CGRect], [Double]) = ([], [])
    frames.reserveCapacity(section.items.count)
    for item in section.items {
      let facts = geometry.facts(section.index, item)
      let measured = pass.size(
        ofItem: item,
        inSection: section.index,
        fitting: CGSize(width: facts.width, height: .greatestFiniteMagnitude)
      )
      let height = layoutAppearance.measuresHeights ? measured.height : facts.height
      frames.append(CGRect(x: facts.x, y: y, width: facts.width, height: height))
      let length = geometry.length(section.index, item) + height - facts.height
      lengths.append(max(0, length))
      y += length
    }
    pass.placeItems(ofSection: section.index, frames)
    return shared(lengths, from: section.items.lowerBound, by: geometry.columns)
  }

  /// The lengths of rows, of which those beside each other share theirs.
  private func shared(_ lengths: [Double], from first: Int, by columns: Int) -> [Double] {
    guard columns > 1 else { return lengths }
    var shared = lengths
    var start = 0
    while start < lengths.count {
      let end = min(lengths.count, start + columns - (first + start) % columns)
      let sum = lengths[start..<end].reduce(0, +)
      for index in start..<end { shared[index] = sum / Double(end - start) }
      start = end
    }
    return shared
  }
}
