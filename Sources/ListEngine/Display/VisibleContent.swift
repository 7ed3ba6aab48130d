import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// What is on screen, from top to bottom.
struct VisibleContent {
  /// One element on screen: its place, its content and its state.
  enum Element {
    case item(PlacedElement, AnyItemStorage, PresentationItemState)
    case headerFooter(PlacedElement, any AnyHeaderFooter, PresentationHeaderFooterState)

    var placed: PlacedElement {
      switch self {
      case .item(let placed, _, _), .headerFooter(let placed, _, _): placed
      }
    }

    /// The element at another place.
    func moved(to placed: PlacedElement) -> Element {
      switch self {
      case .item(_, let item, let state): .item(placed, item, state)
      case .headerFooter(_, let model, let state): .headerFooter(placed, model, state)
      }
    }

    /// The state, which identifies an element from one pass to the next.
    var state: PresentationElementState {
      switch self {
      case .item(_, _, let state): state
      case .headerFooter(_, _, let state): state
      }
    }

    /// Which updates re-apply the content.
    var rule: ReappliesToVisibleView {
      switch self {
      case .item(_, let item, _): item.reappliesToVisibleView
      case .headerFooter(_, let model, _): model.reappliesToVisibleView
      }
    }
  }

  private(set) var elements: [Element] = []
  /// How many items there are.
  private(set) var itemCount = 0

  init() {}

  /// Finds the elements in a rectangle of the content.
  init(_ presentation: PresentationState, _ placed: [PlacedElement]) {
    elements.reserveCapacity(placed.count)
    for placed in placed {
      guard let element = presentation.element(at: placed) else { continue }
      elements.append(element)
      if element.isItem { itemCount += 1 }
    }
  }

  /// Updates the position of an element.
  mutating func move(_ index: Int, to placed: PlacedElement) {
    elements[index] = elements[index].moved(to: placed)
  }

  /// The items alone.
  var items: [(placed: PlacedElement, item: AnyItemStorage, state: PresentationItemState)] {
    elements.compactMap { element in
      guard case .item(let placed, let item, let state) = element else { return nil }
      return (placed, item, state)
    }
  }
}

extension PresentationState {
  /// The content and state at a place; nil for an empty slot.
  fileprivate func element(at placed: PlacedElement) -> VisibleContent.Element? {
    let place = placed.place
    let slot: HeaderFooterSlot
    switch place.part {
    case .item:
      return .item(
        placed,
        sections[place.section].row(at: place.index),
        sections[place.section].items[place.index]
      )
    case .containerHeader: slot = containerHeader
    case .listHeader: slot = header
    case .listFooter: slot = footer
    case .sectionHeader: slot = sections[place.section].header
    case .sectionFooter: slot = sections[place.section].footer
    case .overscrollFooter: slot = overscrollFooter
    case .supplementary, .decoration:
      guard let attachment = placed.attachment else { return nil }
      slot = attachment.slot
    }
    guard let model = slot.model, let state = slot.state else { return nil }
    return .headerFooter(placed, model, state)
  }
}
