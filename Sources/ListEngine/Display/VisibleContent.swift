import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// The elements on screen, from top to bottom.
struct VisibleContent {
  /// One element on screen: its place, its content and its state.
  ///
  /// An object that never changes: a pass hands each element on many times, and a structure would be
  /// copied each time, field by field.
  final class Element {
    /// The content of an element, with its state.
    enum Content {
      case item(AnyItemStorage, PresentationItemState)
      case headerFooter(any AnyHeaderFooter, PresentationHeaderFooterState)
    }

    let placed: PlacedElement
    let content: Content
    /// The state, which identifies an element from one pass to the next.
    ///
    /// Beside the content, where reading it copies nothing.
    let state: PresentationElementState

    init(placed: PlacedElement, content: Content) {
      self.placed = placed
      self.content = content
      state =
        switch content {
        case .item(_, let state): state
        case .headerFooter(_, let state): state
        }
    }

    var isItem: Bool {
      if case .item = content { true } else { false }
    }

    /// The updates that re-apply the content.
    var rule: ReappliesToVisibleView {
      switch content {
      case .item(let item, _): item.reappliesToVisibleView
      case .headerFooter(let model, _): model.reappliesToVisibleView
      }
    }
  }

  private(set) var elements: [Element] = []
  /// The number of items.
  private(set) var itemCount = 0

  init() {}

  /// Finds the elements in a rectangle of the content.
  init(_ presentation: PresentationState, _ placed: [PlacedElement]) {
    elements.reserveCapacity(placed.count)
    for placed in placed {
      guard let content = presentation.visibleContent(at: placed) else { continue }
      if case .item = content { itemCount += 1 }
      elements.append(Element(placed: placed, content: content))
    }
  }

  /// Updates the position of an element.
  mutating func move(_ index: Int, to placed: PlacedElement) {
    elements[index] = Element(placed: placed, content: elements[index].content)
  }

  /// An item on screen.
  struct Item {
    let placed: PlacedElement
    let item: AnyItemStorage
    let state: PresentationItemState
  }

  /// The items alone.
  var items: [Item] {
    elements.compactMap { element in
      guard case .item(let item, let state) = element.content else { return nil }
      return Item(placed: element.placed, item: item, state: state)
    }
  }
}

extension PresentationState {
  /// The content and state at a place; nil for an empty slot.
  fileprivate func visibleContent(at placed: PlacedElement) -> VisibleContent.Element.Content? {
    let place = placed.place
    let slot: HeaderFooterSlot
    switch place.part {
    case .item:
      return .item(
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
    return .headerFooter(model, state)
  }
}
