import Foundation
import HeadlessUIKit

@testable import ListEngine

/// A row with a coordinator that logs its calls.
struct ListeningRow: ItemContent {
  var id: String
  var updates: [String] = []
  var log: CoordinatorLog

  var identifierValue: String { id }

  func isEquivalent(to other: ListeningRow) -> Bool { updates == other.updates }

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    if reason != .measurement { log.applied.append("\(updates) \(info.state.isSelected)") }
  }

  func makeCoordinator(actions: CoordinatorActions, info: CoordinatorInfo) -> Coordinator {
    let coordinator = Coordinator(actions: actions, info: info, log: log)
    log.coordinator = coordinator
    return coordinator
  }

  final class Coordinator: ItemContentCoordinator {
    typealias ItemContentType = ListeningRow

    let actions: Actions
    let info: Info
    private let log: CoordinatorLog

    init(actions: Actions, info: Info, log: CoordinatorLog) {
      self.actions = actions
      self.info = info
      self.log = log
      if let update = log.updateInInitialiser {
        actions.update { $0.content.updates.append(update) }
      }
    }

    func wasInserted(_ info: Item<ListeningRow>.OnInsert) { log.note("inserted") }
    func wasRemoved(_ info: Item<ListeningRow>.OnRemove) { log.note("removed") }
    func wasMoved(_ info: Item<ListeningRow>.OnMove) { log.note("moved") }
    func wasUpdated(_ info: Item<ListeningRow>.OnUpdate) { log.note("updated") }
    func willDisplay() { log.note("willDisplay") }
    func didEndDisplay() { log.note("didEndDisplay") }
    func wasSelected() { log.note("selected") }
    func wasDeselected() { log.note("deselected") }
  }
}

/// A log of the calls to a coordinator and its row.
final class CoordinatorLog {
  var updateInInitialiser: String?
  weak var coordinator: ListeningRow.Coordinator?
  private(set) var calls: [String: Int] = [:]
  var applied: [String] = []

  func note(_ call: String) {
    calls[call, default: 0] += 1
  }

  func count(_ call: String) -> Int { calls[call] ?? 0 }
}
