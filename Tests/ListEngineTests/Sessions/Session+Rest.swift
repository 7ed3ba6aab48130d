import Foundation
import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ListEngine

extension Session {
  /// Checks that need an idle list: pending work and leaks.
  func findFaultsAtRest() -> [String] {
    guard list.runLoop.isIdle else { return ["the run loop is not idle"] }
    var faults: [String] = []
    if completions.asked != completions.called {
      faults.append("\(completions.asked) completions, \(completions.called) were called")
    }
    return faults + leakFaults() + coordinatorFaults() + placeFaults()
  }

  private func leakFaults() -> [String] {
    var faults: [String] = []
    let presented = list.presentation.sections.flatMap(\.items)
    let alive = states.filter { $0.object != nil }
    if alive.count != presented.count {
      faults.append("\(alive.count - presented.count) states leaked")
    }
    states = alive
    ledger.contentViews.removeAll { $0.object == nil }
    let shown = list.display.visible.elements.count
    let titles = list.display.visible.elements.count { !$0.isItem }
    let kept =
      list.services.reusableViews.cachedViewCount + list.services.measuringViews.cachedViewCount
    // Views of headers and footers are not registered.
    if ledger.livingViews.count > shown - titles + kept { faults.append("content views leaked") }
    return faults
  }

  private func coordinatorFaults() -> [String] {
    ledger.coordinators.removeAll { $0.object == nil }
    let coordinators = ledger.livingCoordinators
    let sections = list.presentation.sections
    let items = sections.flatMap { zip($0.items, $0.model.rows) }
      .compactMap { state, storage in (storage.item.anyContent as? GuidedRow).map { (state, $0) } }
    guard coordinators.count == items.count else {
      return ["\(coordinators.count) coordinators for \(items.count) items"]
    }
    var faults: [String] = []
    if coordinators.count(where: \.isInserted) != items.count {
      faults.append("coordinators not inserted")
    }
    if coordinators.count(where: \.isSelected) != items.count(where: { $0.0.isSelected }) {
      faults.append("coordinators selected")
    }
    let visible = list.display.visible.items.count { $0.item.item.anyContent is GuidedRow }
    if coordinators.count(where: \.isDisplayed) != visible {
      faults.append("coordinators displayed")
    }
    func description(_ row: GuidedRow) -> String {
      "\(row.model.id) \(row.model.value) \(row.bumps)"
    }
    if coordinators.map({ description($0.info.current.content) }).sorted()
      != items.map({ description($0.1) }).sorted()
    {
      faults.append("coordinators know other items")
    }
    return faults
  }

  /// Returns the elements that are not where they would be in a newly created list.
  private func placeFaults() -> [String] {
    guard !list.bounds.size.isEmpty else { return [] }
    var content = list.content
    content.sections = list.presentation.sections.map(\.model)
    var fresh = PresentationState()
    _ = fresh.update(
      SectionedDiff(old: [], new: content.sections),
      to: Content.Slice(containsAllItems: true, content: content),
      update: 1
    )
    var services = ListServices()
    services.environment = list.environment
    var measurer = Measurer(services: services)
    let placer = list.placement.description.makePlacer(list.appearance, list.behavior)
    let placed = placer.place(fresh, in: list.layoutContext, &measurer)
    let isEqual =
      placed.contentSize == list.placement.content.contentSize
      && placed.sections.map(\.items) == list.placement.content.sections.map(\.items)
      && placed.sections.map(\.header) == list.placement.content.sections.map(\.header)
      && placed.footer == list.placement.content.footer
    return isEqual
      ? []
      : ["known sizes are out of date: \(placed.contentSize) \(list.placement.content.contentSize)"]
  }
}
