import Foundation
import HeadlessUIKit
import ListSchema

extension ListView {
  /// The visible elements, and the header or footer that contains the first responder.
  ///
  /// The overscroll footer always leaves the screen.
  ///
  /// - Complexity: O(elements on screen + sections) while the first responder is in the list,
  ///   otherwise one step per view around the list.
  func withFirstResponder(_ found: [PlacedElement]) -> [PlacedElement] {
    guard let view = scrollView.window?.firstResponder, view.isDescendant(of: scrollView),
      let state = display.headerFooter(around: view),
      let place = (interaction.drag?.presentation ?? presentation).place(of: state),
      !found.contains(where: { $0.place == place }),
      let element = placement.content.headerFooter(at: place)
    else { return found }
    var all = found
    all.insert(element, at: all.firstIndex { place.isOrdered(before: $0.place) } ?? all.endIndex)
    return all
  }
}

extension Display {
  /// The visible header or footer that contains a view.
  @MainActor
  fileprivate func headerFooter(around view: UIView) -> PresentationHeaderFooterState? {
    for case .headerFooter(_, let state) in visible.elements.lazy.map(\.content) {
      if let own = state.view, view.isDescendant(of: own) { return state }
    }
    return nil
  }
}

extension PresentationState {
  /// The place of a header or footer; nil for the overscroll footer and for unpresented ones.
  fileprivate func place(of state: PresentationHeaderFooterState) -> ElementPlace? {
    if containerHeader.state === state { return ElementPlace(part: .containerHeader) }
    if header.state === state { return ElementPlace(part: .listHeader) }
    if footer.state === state { return ElementPlace(part: .listFooter) }
    for (index, section) in sections.enumerated() {
      if section.header.state === state {
        return ElementPlace(part: .sectionHeader, section: index)
      }
      if section.footer.state === state {
        return ElementPlace(part: .sectionFooter, section: index)
      }
    }
    return nil
  }
}

extension PlacedContent {
  /// The header or footer at a place.
  fileprivate func headerFooter(at place: ElementPlace) -> PlacedElement? {
    let section = sections.indices.contains(place.section) ? sections[place.section] : nil
    let frames: (shown: CGRect?, own: CGRect?) =
      switch place.part {
      case .containerHeader: (containerHeader, containerHeader)
      case .listHeader: (visibleHeader, header)
      case .listFooter: (footer, footer)
      case .sectionHeader where section != nil:
        (visibleHeader(ofSection: place.section), section?.header)
      case .sectionFooter where section != nil:
        (visibleFooter(ofSection: place.section), section?.footer)
      case .sectionHeader, .sectionFooter, .item, .overscrollFooter, .supplementary, .decoration:
        (nil, nil)
      }
    guard let shown = frames.shown else { return nil }
    return PlacedElement(
      place: place,
      frame: shown,
      defaultFrame: frames.own ?? shown,
      zIndex: zIndex(at: place)
    )
  }
}

extension ElementPlace {
  /// Returns whether it comes before another place in the order of the list.
  fileprivate func isOrdered(before other: ElementPlace) -> Bool {
    let (own, others) = (rank, other.rank)
    return (own.part, section, own.inSection, index)
      < (others.part, other.section, others.inSection, other.index)
  }

  /// The order of the parts of a list, and of those of a section.
  private var rank: (part: Int, inSection: Int) {
    switch part {
    case .containerHeader: (0, 0)
    case .listHeader: (1, 0)
    case .sectionHeader: (2, 0)
    case .item: (2, 1)
    case .sectionFooter: (2, 2)
    case .listFooter: (3, 0)
    case .overscrollFooter: (4, 0)
    case .supplementary, .decoration: (5, 0)
    }
  }
}
