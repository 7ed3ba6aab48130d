import HeadlessUIKit
import ListEngine

/// A reference that does not keep its object alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }
}

/// The callbacks received by the rows, headers and footers of a session.
final class SessionLedger {
  /// The insertions of each row minus its removals.
  var inserted: [String: Int] = [:]
  /// The displays of each row minus their ends.
  var displayed: [String: Int] = [:]
  /// The displays of each header and footer minus their ends.
  var displayedTitles: [String: Int] = [:]
  var coordinators: [Weak<GuidedRow.Coordinator>] = []
  var contentViews: [Weak<TestView>] = []
  /// Makes every row this much higher.
  var extraHeight = 0
  /// The number of times that the app has created content.
  var version = 0
  /// Called for every callback of the list.
  var react: (String) -> Void = { _ in }

  func count(
    _ change: Int,
    _ key: String,
    in counts: ReferenceWritableKeyPath<SessionLedger, [String: Int]>
  ) {
    let count = self[keyPath: counts][key, default: 0] + change
    self[keyPath: counts][key] = count == 0 ? nil : count
  }

  /// The coordinators that are alive.
  var livingCoordinators: [GuidedRow.Coordinator] { coordinators.compactMap(\.object) }
  /// The content views that are alive.
  var livingViews: [TestView] { contentViews.compactMap(\.object) }
}

/// A row of a session.
protocol SessionRow: ItemContent where IdentifierValue == String, ContentView == TestView {
  var model: SessionModel.RowModel { get }
  var ledger: SessionLedger { get }
  /// The version of the content with which the app created the row.
  var version: Int { get }
  /// The number of times that its coordinator changed it.
  var bumps: Int { get set }
}

extension SessionRow {
  var identifierValue: String { model.id }
  var reappliesToVisibleView: ReappliesToVisibleView {
    model.reappliesAlways ? .always : .ifNotEquivalent
  }

  func isEquivalent(to other: Self) -> Bool {
    ledger.react("isEquivalent")
    return (model.value, model.height, bumps)
      == (other.model.value, other.model.height, other.bumps)
  }

  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    if !ledger.contentViews.contains(where: { $0.object === views.content }) {
      ledger.contentViews.append(Weak(views.content))
    }
    views.content.fittingHeight = CGFloat(model.height + ledger.extraHeight + bumps % 3)
    views.content.onMeasure = { [ledger] in ledger.react("sizeThatFits") }
    ledger.react("apply")
  }
}

/// A row without a coordinator.
struct SimpleRow: SessionRow {
  var model: SessionModel.RowModel
  var ledger: SessionLedger
  var version: Int
  var bumps = 0
}

/// A row with a coordinator, which sometimes changes it.
struct GuidedRow: SessionRow {
  var model: SessionModel.RowModel
  var ledger: SessionLedger
  var version: Int
  var bumps = 0

  func makeCoordinator(actions: CoordinatorActions, info: CoordinatorInfo) -> Coordinator {
    Coordinator(actions, info, ledger)
  }

  final class Coordinator: ItemContentCoordinator {
    let actions: GuidedRow.CoordinatorActions
    let info: GuidedRow.CoordinatorInfo
    private let ledger: SessionLedger
    private(set) var isSelected: Bool
    private(set) var isDisplayed = false
    private(set) var isInserted = false

    init(
      _ actions: GuidedRow.CoordinatorActions,
      _ info: GuidedRow.CoordinatorInfo,
      _ ledger: SessionLedger
    ) {
      self.actions = actions
      self.info = info
      self.ledger = ledger
      isSelected = info.original.selectionStyle.isSelected
      ledger.coordinators.append(Weak(self))
      if info.original.content.model.value == 2 { bump() }
      ledger.react("makeCoordinator")
    }

    func bump(after delay: Double = 0) {
      actions.update(after: delay) { $0.content.bumps += 1 }
    }

    func wasInserted(_ info: Item<GuidedRow>.OnInsert) {
      precondition(!isInserted, "inserted twice")
      isInserted = true
      ledger.react("wasInserted")
    }

    func wasRemoved(_ info: Item<GuidedRow>.OnRemove) {
      precondition(isInserted, "removed without an insertion")
      isInserted = false
    }

    func wasMoved(_ info: Item<GuidedRow>.OnMove) { ledger.react("wasMoved") }

    func wasUpdated(_ info: Item<GuidedRow>.OnUpdate) { ledger.react("wasUpdated") }

    func willDisplay() {
      precondition(!isDisplayed, "displayed twice")
      isDisplayed = true
      ledger.react("willDisplay")
    }

    func didEndDisplay() {
      precondition(isDisplayed, "ended without a display")
      isDisplayed = false
      ledger.react("didEndDisplay")
    }

    func wasSelected() {
      precondition(!isSelected, "selected twice")
      isSelected = true
      ledger.react("wasSelected")
    }

    func wasDeselected() {
      precondition(isSelected, "deselected twice")
      isSelected = false
      ledger.react("wasDeselected")
    }
  }
}

/// A header or footer of a session; `Kind` only makes it another type.
struct SessionTitle<Kind>: HeaderFooterContent {
  var model: SessionModel.TitleModel
  var ledger: SessionLedger

  func isEquivalent(to other: Self) -> Bool { model == other.model }

  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.fittingHeight = CGFloat(model.height + ledger.extraHeight)
    ledger.react("applyTitle")
  }
}
