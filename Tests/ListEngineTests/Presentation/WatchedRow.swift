import Foundation
import HeadlessUIKit

@testable import ListEngine

/// A row with a coordinator that logs its calls and stores its updates, in order.
struct WatchedRow: ItemContent {
  var id: String
  var value = ""
  var updates: [String] = []
  var height: CGFloat = 50
  var log: TestLog
  /// The action of the coordinator's initialiser.
  var whenMade: ((Coordinator) -> Void)?
  /// Called when the row is shown, once there is a coordinator.
  var whenApplied: ((Coordinator) -> Void)?
  /// Called in each of its methods, after logging.
  var react: ((Coordinator, String) -> Void)?

  var identifierValue: String { id }

  func isEquivalent(to other: WatchedRow) -> Bool {
    value == other.value && updates == other.updates && height == other.height
  }

  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.fittingHeight = height
    guard reason != .measurement else { return }
    log.applied.append("\(id) \(reason) \(text)")
    log.infos[id] = info
    if let coordinator = log.coordinators[id] { whenApplied?(coordinator) }
  }

  func makeCoordinator(actions: CoordinatorActions, info: CoordinatorInfo) -> Coordinator {
    Coordinator(actions, info, log)
  }

  final class Coordinator: ItemContentCoordinator {
    let actions: WatchedRow.CoordinatorActions
    let info: WatchedRow.CoordinatorInfo
    private let log: TestLog

    init(
      _ actions: WatchedRow.CoordinatorActions,
      _ info: WatchedRow.CoordinatorInfo,
      _ log: TestLog
    ) {
      self.actions = actions
      self.info = info
      self.log = log
      log.coordinators[info.original.content.id] = self
      info.original.content.whenMade?(self)
    }

    /// Adds an update to the row.
    func update(_ text: String, after delay: Double = 0) {
      actions.update(after: delay) { $0.content.updates.append(text) }
    }

    private func note(_ what: String) {
      let content = info.current.content
      log.callbacks.append("\(content.id) \(what)")
      content.react?(self, what)
    }

    func wasInserted(_ info: Item<WatchedRow>.OnInsert) { note("wasInserted") }
    func wasRemoved(_ info: Item<WatchedRow>.OnRemove) { note("wasRemoved") }
    func wasMoved(_ info: Item<WatchedRow>.OnMove) {
      note("wasMoved \(info.old.content.value)>\(info.new.content.value)")
    }
    func wasUpdated(_ info: Item<WatchedRow>.OnUpdate) {
      note("wasUpdated \(info.old.content.value)>\(info.new.content.value)")
    }
    func willDisplay() { note("willDisplay") }
    func didEndDisplay() { note("didEndDisplay") }
    func wasSelected() { note("wasSelected") }
    func wasDeselected() { note("wasDeselected") }
  }
}

/// A watched row that also logs its callbacks.
func watched(
  _ row: WatchedRow,
  _ style: ItemSelectionStyle = .selectable()
) -> Item<WatchedRow> {
  func note(_ what: String) { row.log.callbacks.append("\(row.id) \(what)") }
  return Item(row) { item in
    item.selectionStyle = style
    item.onInsert = { _ in note("onInsert") }
    item.onRemove = { _ in note("onRemove") }
    item.onMove = { _ in note("onMove") }
    item.onUpdate = { note("onUpdate \($0.old.content.text)>\($0.new.content.text)") }
    item.onDisplay = { _ in note("onDisplay") }
    item.onEndDisplay = { _ in note("onEndDisplay") }
    item.onSelect = { _ in note("onSelect") }
    item.onDeselect = { _ in note("onDeselect") }
  }
}

extension WatchedRow {
  /// The value and the updates.
  var text: String { value + updates.joined() }
}
