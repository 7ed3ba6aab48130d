import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct AwkwardContentTests {
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A rule by which contents compare that breaks the rules of equivalence.
  enum Rule: CaseIterable, Sendable {
    case never, always, onlyUpwards, other
  }

  @Test("Equivalence that breaks the rules only affects what is measured", arguments: Rule.allCases)
  func equivalence(rule: Rule) {
    for round in 0..<20 {
      list.configure { list in
        list("s") { section in
          section.header = MoodyTitle(rule: rule, value: round % 3)
          section += (0..<10).shuffled().map { MoodyRow(rule: rule, id: $0, value: round % 3) }
        }
      }
      checkInvariants(list)
      let values = list.presentation.sections[0].model.rows.map { $0.item.anyContent as? MoodyRow }
      #expect(values.allSatisfy { $0?.value == round % 3 })
    }
  }

  @Test("The same row twice is unchanged, even if nothing is equivalent to itself")
  func irreflexive() {
    let rows = (0..<3).map { Item(MoodyRow(rule: .never, id: $0, value: 0)) }
    var changes: [Bool] = []
    for _ in 0..<2 {
      list.configure { list in
        list("s") { $0 += rows }
        list.stateObserver.onContentUpdated { changes.append($0.hadChanges) }
      }
    }
    #expect(changes == [true, false])
  }

  @Test("Content that refers to something may change while it is presented")
  func sharedState() {
    let heights = Heights()
    func show(_ ids: [Int]) {
      list.configure { list in list("s") { $0 += ids.map { SharedRow(id: $0, heights: heights) } } }
    }
    show([1, 2, 3, 4])
    for _ in 0..<5 {
      show([4, 3, 2, 1, 5])
      checkInvariants(list)
      show([1, 2])
      checkInvariants(list)
    }
    #expect(heights.measured > 0)
  }

  @Test("An app that changes its model while the list reads it shows the final model")
  func changedWhileRead() {
    final class Model {
      var ids = ["a"]
    }
    let model = Model()
    func show() {
      list.configure { list in
        list("s") { section in
          for id in model.ids {
            section += Item(TestRow(id: id)) { item in
              item.onInsert = { _ in
                guard model.ids.count < 5 else { return }
                model.ids.append("\(model.ids.count)")
                show()
              }
            }
          }
        }
      }
    }
    show()
    #expect(list.presentation.itemCount == 5)
    checkInvariants(list)
  }

  @Test("An item that a coordinator changes twice in one callback has both changes")
  func coordinatorChanges() {
    let log = TestLog()
    list.configure { $0("s") { $0 += EagerRow(log: log) } }
    let row = list.presentation.sections[0].model.rows[0].item.anyContent as? EagerRow
    #expect(row?.changes == ["init", "init again", "inserted", "inserted again"])
    // The list's delegate sees a change that it did not request: an update.
    #expect(log.takeCallbacks() == ["update", "update"])
    #expect(log.applied == ["original ", "current init init again inserted inserted again"])
  }

  @Test("A list that is only measured has no coordinators")
  func measuring() {
    let log = TestLog()
    var properties = ListProperties()
    properties.content("s") { $0 += EagerRow(log: log) }
    _ = ListView.contentSize(in: CGSize(width: 100, height: 0), for: properties)
    #expect(log.applied.isEmpty)
  }
}

extension AwkwardContentTests.Rule {
  fileprivate func isEquivalent(_ old: Int, _ new: Int) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .onlyUpwards: old <= new
    case .other: old != new
    }
  }
}

private struct MoodyRow: ItemContent {
  var rule: AwkwardContentTests.Rule
  var id: Int
  var value: Int

  var identifierValue: Int { id }
  func isEquivalent(to other: Self) -> Bool { rule.isEquivalent(value, other.value) }
  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.fittingHeight = CGFloat(20 + value)
  }
}

private struct MoodyTitle: HeaderFooterContent {
  var rule: AwkwardContentTests.Rule
  var value: Int

  func isEquivalent(to other: Self) -> Bool { rule.isEquivalent(value, other.value) }
  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }
  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.fittingHeight = CGFloat(20 + value)
  }
}

/// Referenced by all rows, which change it when they are measured.
private final class Heights {
  var height: CGFloat = 10
  var measured = 0
}

private struct SharedRow: ItemContent {
  var id: Int
  var heights: Heights

  var identifierValue: Int { id }
  func isEquivalent(to other: Self) -> Bool {
    heights.height += 1
    return heights.height.truncatingRemainder(dividingBy: 2) == 0
  }
  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    heights.measured += 1
    heights.height += 3
    views.content.fittingHeight = heights.height
  }
}

/// A row whose coordinator changes it whenever it can.
private struct EagerRow: ItemContent {
  var changes: [String] = []
  var log: TestLog

  var identifierValue: String { "eager" }
  var defaultItemProperties: DefaultItemProperties<EagerRow> {
    .defaults { [log] properties in
      properties.onUpdate = { _ in log.callbacks.append("update") }
    }
  }
  func isEquivalent(to other: Self) -> Bool { changes == other.changes }
  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}

  func makeCoordinator(actions: CoordinatorActions, info: CoordinatorInfo) -> Coordinator {
    Coordinator(actions: actions, info: info, log: log)
  }

  final class Coordinator: ItemContentCoordinator {
    let actions: EagerRow.CoordinatorActions
    let info: EagerRow.CoordinatorInfo
    private let log: TestLog

    init(actions: EagerRow.CoordinatorActions, info: EagerRow.CoordinatorInfo, log: TestLog) {
      self.actions = actions
      self.info = info
      self.log = log
      change("init")
    }

    func wasInserted(_ inserted: Item<EagerRow>.OnInsert) {
      change("inserted")
      log.applied.append("original \(info.original.content.changes.joined(separator: " "))")
      log.applied.append("current \(info.current.content.changes.joined(separator: " "))")
    }

    private func change(_ text: String) {
      actions.update { $0.content.changes.append(text) }
      actions.update { $0.content.changes.append("\(text) again") }
    }
  }
}
