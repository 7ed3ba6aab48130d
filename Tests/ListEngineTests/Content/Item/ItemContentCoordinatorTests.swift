import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct ItemContentCoordinatorTests {
  /// An item as a list keeps it, with a log of its updates.
  private final class LiveItem {
    var item = Item(TestRow(id: "a"))
    var animations: [ViewAnimation] = []
    var scheduled: [(delay: TimeInterval, run: () -> Void)] = []

    var actions: ItemContentCoordinatorActions<TestRow> {
      ItemContentCoordinatorActions(
        current: { self.item },
        update: {
          self.item = $0
          self.animations.append($1)
        },
        schedule: { self.scheduled.append(($0, $1)) }
      )
    }
  }

  private let live = LiveItem()

  @Test("Each update replaces the item (R25)")
  func update() {
    live.actions.update { $0.content.value = 1 }
    live.actions.update(animation: .none) { $0.content.value += 10 }
    #expect(live.item.content.value == 11)
    #expect(live.animations == [.default, .none])
  }

  @Test("A delayed update changes the item as it is then")
  func delayedUpdate() {
    live.actions.update(animation: .spring(), after: 2) { $0.content.value *= 2 }
    #expect(live.animations.isEmpty)
    live.item.content.value = 7
    #expect(live.scheduled.map(\.delay) == [2])
    live.scheduled.first?.run()
    #expect(live.item.content.value == 14)
    #expect(live.animations == [.spring()])
  }

  @Test("An update without a positive delay happens immediately", arguments: [0, -1.0])
  func noDelay(delay: TimeInterval) {
    live.actions.update(after: delay) { $0.content.value = 1 }
    #expect(live.item.content.value == 1)
    #expect(live.scheduled.isEmpty)
  }

  @Test("A coordinator knows the original and the current item")
  func info() {
    let info = ItemContentCoordinatorInfo(original: live.item) { [live] in live.item }
    live.item.content.value = 3
    #expect(info.original.content.value == 0)
    #expect(info.current.content.value == 3)
  }

  @Test("Content without a coordinator type needs none")
  func hasCoordinator() {
    #expect(!TestRow.hasCoordinator)
    #expect(CoordinatedRow.hasCoordinator)
    let info = ItemContentCoordinatorInfo(original: live.item) { [live] in live.item }
    let coordinator = TestRow(id: "a").makeCoordinator(actions: live.actions, info: info)
    coordinator.wasSelected()
    coordinator.wasInserted(.init(item: live.item))
    #expect(coordinator.info === info)
  }
}

/// A row with a custom coordinator, which only handles selections.
private struct CoordinatedRow: ItemContent, Equatable {
  var identifierValue: String { "row" }

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}

  func makeCoordinator(actions: CoordinatorActions, info: CoordinatorInfo) -> Coordinator {
    Coordinator(actions: actions, info: info)
  }

  final class Coordinator: ItemContentCoordinator {
    let actions: CoordinatedRow.CoordinatorActions
    let info: CoordinatedRow.CoordinatorInfo

    init(actions: CoordinatedRow.CoordinatorActions, info: CoordinatedRow.CoordinatorInfo) {
      self.actions = actions
      self.info = info
    }

    func wasSelected() {
      actions.update { $0.selectionStyle = .tappable }
    }
  }
}
