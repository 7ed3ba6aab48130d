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
    let state: PresentationElementState
    /// The storage of an item; nil for a header or footer.
    let storage: AnyItemStorage?

    // State and storage stand beside the content, where reading them copies nothing.
    init(placed: PlacedElement, content: Content) {
      self.placed = placed
      self.content = content
      switch content {
      case .item(let item, let state): (storage, self.state) = (item, state)
      case .headerFooter(_, let state): (storage, self.state) = (nil, state)
      }
    }

    var isItem: Bool { storage != nil }

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

  /// Finds the elements at places; those that are as they were before are the same objects.
  init(_ presentation: PresentationState, _ placed: [PlacedElement], after old: VisibleContent) {
    elements.reserveCapacity(placed.count)
    var rows = SectionRows()
    var next = 0
    for placed in placed {
      // Both are in order, so that it is nearly always the next one.
      if next >= old.elements.count || old.elements[next].placed.place != placed.place {
        next = old.elements.firstIndex { $0.placed.place == placed.place } ?? old.elements.count
      }
      let former = next < old.elements.count ? old.elements[next] : nil
      if placed.place.part == .item {
        rows.find(placed.place.section, in: presentation)
        elements.append(rows.element(at: placed, after: former))
        itemCount += 1
      } else if let content = presentation.headerFooter(at: placed) {
        elements.append(Element(placed: placed, content: content))
      }
      next += 1
    }
  }

  /// The presented rows of one section: neighbours on screen mostly have the same.
  private struct SectionRows {
    private var section: Int?
    private var first = 0
    private var items = SectionItems()
    private var states: [PresentationItemState] = []

    mutating func find(_ new: Int, in presentation: PresentationState) {
      guard new != section else { return }
      let presented = presentation.sections[new]
      section = new
      first = presented.items.startIndex
      items = presented.model.storage
      states = presented.items.elements
    }

    /// The element of a row: the former one, if that is the same item.
    func element(at placed: PlacedElement, after former: Element?) -> Element {
      let index = placed.place.index - first
      let item = items[index]
      if let former, former.state === states[index], former.storage === item,
        former.placed == placed
      {
        return former
      }
      return Element(placed: placed, content: .item(item, states[index]))
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
  /// The header or footer at a place; nil for an empty slot.
  fileprivate func headerFooter(at placed: PlacedElement) -> VisibleContent.Element.Content? {
    let place = placed.place
    let slot: HeaderFooterSlot
    switch place.part {
    case .item: return nil
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
