import Foundation
import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ListEngine

/// The violated invariants of a session; empty if there are none.
extension Session {
  /// Compares the list with slow and simple implementations.
  func findFaults() -> [String] {
    var faults = traceFaults()
    let queue = list.updateQueue
    if queue.isPaused {
      if list.interaction.drag == nil, !queue.isQueuingToApplyReorderEvent {
        faults.append("paused for nothing")
      }
    } else if !queue.isEmpty, !queue.waitsForNextTurn {
      faults.append("\(queue.count) operations wait for nothing")
    }
    if list.updateQueue.isRunning { faults.append("the list is not done") }
    faults += stateFaults() + identityFaults() + selectionFaults()
    guard queue.isEmpty else { return faults }
    return faults + contentFaults() + displayFaults() + indexFaults() + callbackFaults()
  }

  /// Returns the intervals that do not end after all intervals inside them.
  private func traceFaults() -> [String] {
    var open: [SignpostID] = []
    for record in sink.take() {
      switch record.phase {
      case .begin(_, let id, _): open.append(id)
      case .end(let kind, let id, _):
        guard open.popLast() == id else {
          return ["crossed interval \(ListSchema.schema[kind].name)"]
        }
      default: break
      }
    }
    return open.isEmpty ? [] : ["\(open.count) intervals did not end"]
  }

  /// The state of every k-th occurrence of an item in every k-th occurrence of a section.
  private var statesByOccurrence: [String: ObjectIdentifier] {
    var result: [String: ObjectIdentifier] = [:]
    var counts: [String: Int] = [:]
    func numbered(_ key: String) -> String {
      counts[key, default: 0] += 1
      return "\(key)#\(counts[key, default: 0])"
    }
    for section in list.presentation.sections {
      let sectionKey = numbered(section.model.identifier.debugDescription)
      for state in section.items {
        let key = numbered("\(sectionKey) \(state.identifier.debugDescription)")
        result[key] = ObjectIdentifier(state)
      }
    }
    return result
  }

  /// Returns the items that stayed and lost their states, if at most one update could change that.
  private func identityFaults() -> [String] {
    let states = statesByOccurrence
    defer { lastStates = (list.updateCount, states) }
    guard list.updateCount <= lastStates.update + 1, !wasCommitted else {
      wasCommitted = false
      return []
    }
    let lost = states.filter { key, state in lastStates.states[key].map { $0 != state } ?? false }
    return lost.isEmpty ? [] : ["\(lost.count) items have new states"]
  }

  private func stateFaults() -> [String] {
    let states = list.presentation.sections.flatMap(\.items)
    self.states += states.filter { state in !self.states.contains { $0.object === state } }.map(
      Weak.init
    )
    let isUnique = Set(states.map { ObjectIdentifier($0) }).count == states.count
    return isUnique ? [] : ["a state occurs in two places"]
  }

  private func selectionFaults() -> [String] {
    let marked = list.presentation.sections.flatMap(\.items).filter(\.isSelected)
    let selected = list.interaction.selection.states
    let isEqual =
      Set(marked.map { ObjectIdentifier($0) }) == Set(selected.map { ObjectIdentifier($0) })
    guard isEqual, marked.count == selected.count else {
      return ["\(marked.count) states are selected, \(selected.count) in the selection"]
    }
    return list.selectedItems.count == selected.count ? [] : ["selected items have no place"]
  }

  /// The keys of presented sections, by the items and by their states.
  private var presentedKeys: [[String]] {
    list.presentation.sections.map { $0.model.rows.map { key(of: $0) } }
  }

  private func key(of storage: AnyItemStorage) -> String {
    (storage.item.anyContent as? any SessionRow)?.model.key ?? "?"
  }

  /// The keys of all sections, as the list has them.
  var shownKeys: [[String]] {
    list.content.sections.map { $0.items.map { key(of: $0.anyStorage) } }
  }

  private func contentFaults() -> [String] {
    var faults: [String] = []
    let all = shownKeys
    if all != expected.keys { faults.append("content is \(all), not \(expected.keys)") }
    let presented = presentedKeys
    if list.bounds.size.isEmpty {
      if !presented.isEmpty { faults.append("a list without a size presents something") }
      return faults
    }
    for (index, keys) in presented.enumerated() {
      let isLast = index == presented.count - 1
      let matches = isLast ? Array(all[index].prefix(keys.count)) == keys : all[index] == keys
      if !matches { faults.append("section \(index) presents \(keys) of \(all[index])") }
    }
    let isWhole = presented == all
    if list.presentation.containsAllItems != isWhole { faults.append("containsAllItems is wrong") }
    for section in list.presentation.sections {
      for (state, item) in zip(section.items, section.model.rows)
      where state.identifier != item.identifier {
        faults.append("a state belongs to \(state.identifier.debugDescription)")
      }
      if section.items.count != section.model.rows.count { faults.append("items without states") }
    }
    return faults
  }

  private func displayFaults() -> [String] {
    let presentation = list.interaction.drag?.presentation ?? list.presentation
    let expected = list.placement.content.everythingVisible(in: list.scrollView.bounds)
    let shown = list.display.visible.elements
    guard shown.map(\.placed.place) == expected.map(\.0) else {
      return [
        "shows \(shown.map(\.placed.place)), not \(expected.map(\.0)), in \(list.scrollView.bounds)"
      ]
    }
    var faults: [String] = []
    for (element, (place, frame)) in zip(shown, expected) {
      if element.placed.frame != frame { faults.append("\(place) is at another place") }
      let followsFinger =
        list.interaction.drag?.state === element.state && list.interaction.drag?.position != nil
      guard let view = element.state.view, view.superview === list.scrollView,
        view.frame == frame || followsFinger
      else {
        faults.append("\(place) has no view at its place")
        continue
      }
      if case .item(let item, let state) = element.content,
        state !== presentation.sections[place.section].items[place.index]
          || item !== presentation.sections[place.section].model.rows[place.index]
      {
        faults.append("\(place) shows another item")
      }
    }
    let views = Set(shown.compactMap(\.state.view).map { ObjectIdentifier($0) })
    let leaving = list.display.leaving.views
    let others = list.scrollView.subviews.filter { view in
      view !== list.refreshControl && !leaving.contains { $0 === view }
    }
    let zIndexes = list.scrollView.subviews.map(\.zIndex)
    if zIndexes != zIndexes.sorted() { faults.append("views are not in order: \(zIndexes)") }
    if views.count != shown.count || others.count != shown.count
      || Set(others.map { ObjectIdentifier($0) }) != views
    {
      faults.append("\(others.count) subviews for \(shown.count) elements")
    }
    return faults
  }

  private func indexFaults() -> [String] {
    let identifiers: [AnyIdentifier] =
      ["", "3", "17"].map { SimpleRow.identifier(with: $0) }
      + [GuidedRow.identifier(with: "5"), TestRow.identifier(with: "1")]
    return identifiers.compactMap {
      list.firstIndexPath(of: $0) == list.content.firstIndexPathForItem(with: $0)
        ? nil : "the index does not find \($0.debugDescription)"
    }
  }

  private func callbackFaults() -> [String] {
    var faults: [String] = []
    // All of the content, presented or not, as soon as there is space.
    let items = list.contentState.isShown ? list.content.sections.flatMap(\.rows) : []
    let told = items.map { key(of: $0) }.counted
    if ledger.inserted != told {
      faults.append("inserted \(ledger.inserted.difference(told))")
    }
    let visible = list.display.visible.items.map { key(of: $0.item) }.counted
    if ledger.displayed != visible {
      faults.append("displayed \(ledger.displayed.difference(visible))")
    }
    let titles = list.display.visible.elements.count { !$0.isItem }
    if ledger.displayedTitles.values.reduce(0, +) != titles { faults.append("headers displayed") }
    return faults
  }
}

extension Sequence<String> {
  /// The number of occurrences of each element.
  fileprivate var counted: [String: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

extension [String: Int] {
  fileprivate func difference(_ other: Self) -> Self {
    Set(keys).union(other.keys).reduce(into: [:]) { result, key in
      let difference = self[key, default: 0] - other[key, default: 0]
      if difference != 0 { result[key] = difference }
    }
  }
}

extension PlacedContent {
  /// The elements in a rectangle, by testing all of them.
  fileprivate func everythingVisible(in rect: CGRect) -> [(ElementPlace, CGRect)] {
    guard !sections.isEmpty else { return [] }
    var all: [(ElementPlace, CGRect?)] = [
      (ElementPlace(part: .containerHeader), containerHeader),
      (ElementPlace(part: .listHeader), visibleHeader),
    ]
    for (index, section) in sections.enumerated() {
      all.append(
        (ElementPlace(part: .sectionHeader, section: index), visibleHeader(ofSection: index))
      )
      for (item, frame) in section.items.enumerated() {
        all.append((ElementPlace(part: .item, section: index, index: item), frame))
      }
      all.append((ElementPlace(part: .sectionFooter, section: index), section.footer))
    }
    all.append((ElementPlace(part: .listFooter), footer))
    all.append((ElementPlace(part: .overscrollFooter), overscrollFooter))
    return all.compactMap { place, frame in
      guard let frame, frame.overlaps(rect) else { return nil }
      return (place, frame)
    }
  }
}
