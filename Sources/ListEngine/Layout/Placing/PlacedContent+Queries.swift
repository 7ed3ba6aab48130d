import Foundation
import HeadlessUIKit
import ListSchema

extension PlacedContent {
  /// As many elements as a screen usually shows: a longer array grows.
  private static let usualCount = 32

  /// All elements visible in a rectangle, from the list's start to its end.
  ///
  /// Nothing without a section. Headers count at their visible position.
  ///
  /// - Complexity: O(log sections + log items) for each section in the rectangle, and one test for
  ///   each element found; content that is not in order along the list needs more tests.
  func elements(in rect: CGRect) -> [PlacedElement] {
    guard !sections.isEmpty else { return [] }
    var found: [PlacedElement] = []
    found.reserveCapacity(Self.usualCount)
    add(containerHeader, ElementPlace(part: .containerHeader), in: rect, to: &found)
    add(visibleHeader, at: header, ElementPlace(part: .listHeader), in: rect, to: &found)
    for index in candidateSections(in: rect) { addSection(index, in: rect, to: &found) }
    add(footer, ElementPlace(part: .listFooter), in: rect, to: &found)
    add(overscrollFooter, ElementPlace(part: .overscrollFooter), in: rect, to: &found)
    for attachment in attachments where attachment.frame.overlaps(rect) {
      found.append(attachment.element)
    }
    return found
  }

  private func addSection(_ index: Int, in rect: CGRect, to found: inout [PlacedElement]) {
    let section = sections[index]
    add(
      visibleHeader(ofSection: index),
      at: section.header,
      ElementPlace(part: .sectionHeader, section: index),
      in: rect,
      to: &found
    )
    for item in section.candidates(in: rect) where section.items[item].overlaps(rect) {
      let place = ElementPlace(part: .item, section: index, index: item)
      var element = element(section.items[item], place)
      element.position = section.position(of: item)
      found.append(element)
    }
    let place = ElementPlace(part: .sectionFooter, section: index)
    add(visibleFooter(ofSection: index), at: section.footer, place, in: rect, to: &found)
  }

  private func add(
    _ frame: CGRect?,
    at defaultFrame: CGRect? = nil,
    _ place: ElementPlace,
    in rect: CGRect,
    to found: inout [PlacedElement]
  ) {
    guard let frame, frame.overlaps(rect) else { return }
    found.append(element(frame, at: defaultFrame, place))
  }

  private func element(
    _ frame: CGRect,
    at defaultFrame: CGRect? = nil,
    _ place: ElementPlace
  ) -> PlacedElement {
    PlacedElement(
      place: place,
      frame: frame,
      defaultFrame: defaultFrame ?? frame,
      zIndex: zIndex(at: place)
    )
  }

  /// The stacking order of an element; footers that stay at the end of the view are above items.
  func zIndex(at place: ElementPlace) -> Int {
    if !zIndexes.isEmpty, let own = zIndexes[place] { return own }
    guard place.part == .sectionFooter, sections[place.section].isFooterSticky else {
      return place.part.defaultZIndex
    }
    return ListSchema.ContentPart.sectionHeader.defaultZIndex
  }
}
