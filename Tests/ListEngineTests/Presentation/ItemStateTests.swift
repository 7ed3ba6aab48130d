import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// The state of an item, and its coordinator's calls: group R of the specification.
@Suite(.underAllPolicies) struct ItemStateTests {
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let log = CoordinatorLog()

  /// Shows rows of the given identifiers, of which `a` has a coordinator.
  private func show(
    _ ids: String...,
    updates: [String] = [],
    style: ItemSelectionStyle = .selectable()
  ) {
    list.configure { [log] list in
      list("rows") { section in
        for id in ids {
          guard id == "a" else {
            section += TestRow(id: id)
            continue
          }
          section += Item(
            ListeningRow(id: id, updates: updates, log: log),
            sizing: .fixed(height: 50),
            selectionStyle: style,
            onUpdate: { _ in log.note("onUpdate") }
          )
        }
      }
    }
  }

  private var presented: [String]? {
    (list.presentation.sections.first?.model.items.first { $0.anyContent is ListeningRow }?
      .anyContent as? ListeningRow)?.updates
  }

  @Test("A coordinator that changes its item in its initialiser causes no update (R1)")
  func updateInInitialiser() {
    log.updateInInitialiser = "first"
    show("a")
    #expect(log.count("onUpdate") == 0)
    #expect(log.count("updated") == 0)
    #expect(log.count("inserted") == 1)
    #expect(presented == ["first"])
    #expect(log.applied == ["[\"first\"] false"])
  }

  @Test("Later changes by the coordinator are updates, but it is not notified of them (R2, R25)")
  func updates() throws {
    log.updateInInitialiser = "first"
    show("a")
    let coordinator = try #require(log.coordinator)
    coordinator.actions.update { $0.content.updates.append("second") }
    #expect(log.count("onUpdate") == 1)
    coordinator.actions.update { $0.content.updates.append("third") }
    #expect(log.count("onUpdate") == 2)
    #expect(log.count("updated") == 0)
    #expect(presented == ["first", "second", "third"])
    #expect(coordinator.info.original.content.updates == [])
    #expect(coordinator.info.current.content.updates == ["first", "second", "third"])
    #expect(log.applied.last == "[\"first\", \"second\", \"third\"] false")
  }

  @Test("A change after a delay is made to the item as it is then")
  func delayedUpdate() throws {
    show("a")
    let coordinator = try #require(log.coordinator)
    coordinator.actions.update(after: 1) { $0.content.updates.append("late") }
    coordinator.actions.update { $0.content.updates.append("early") }
    list.runLoop.advance(by: 0.5)
    #expect(presented == ["early"])
    list.runLoop.advance(by: 0.6)
    #expect(presented == ["early", "late"])
  }

  @Test("The same selection style again does not override what the user selected (R3)")
  func sameStyle() {
    show("a")
    list.tapItem(at: IndexPath(item: 0, section: 0))
    show("a", updates: ["new"])
    #expect(list.selectedItems.count == 1)
    #expect(log.count("selected") == 1)
    #expect(log.count("deselected") == 0)
  }

  @Test("A moved item applies model and selection, and its coordinator is notified of both (R5)")
  func moved() throws {
    show("x", "y", "a")
    // Only "a" moves: fewest moves.
    show("a", "x", "y", updates: ["updated"], style: .selectable(isSelected: true))
    #expect(presented == ["updated"])
    #expect(log.coordinator?.info.original.content.updates == ["updated"])
    #expect(list.selectedItems.count == 1)
    #expect(log.count("moved") == 1)
    #expect(log.count("updated") == 0)
    #expect(log.count("selected") == 1)
    #expect(log.count("inserted") == 1)
  }

  @Test("An updated item applies model and selection, and its coordinator is notified of both (R6)")
  func updated() {
    show("a")
    show("a", updates: ["updated"], style: .selectable(isSelected: true))
    #expect(presented == ["updated"])
    #expect(log.coordinator?.info.original.content.updates == ["updated"])
    #expect(list.selectedItems.count == 1)
    #expect(log.count("updated") == 1)
    #expect(log.count("selected") == 1)
    #expect(log.count("inserted") == 1)
  }

  @Test("An equal item with another selection style is only selected (R8)")
  func unchanged() {
    show("a")
    show("a", style: .selectable(isSelected: true))
    #expect(list.selectedItems.count == 1)
    #expect(log.count("updated") == 0)
    #expect(log.count("onUpdate") == 0)
    #expect(log.count("selected") == 1)
    #expect(log.applied.last == "[] true")
  }

  @Test("Selecting and deselecting by the content notifies the coordinator once each (R9)")
  func selectionByContent() {
    show("a")
    show("a", style: .selectable(isSelected: true))
    #expect(log.count("selected") == 1)
    show("a", style: .selectable(isSelected: false))
    #expect(log.count("deselected") == 1)
    #expect(log.count("willDisplay") == 1)
    #expect(log.count("didEndDisplay") == 0)
  }

  @Test("Tappable items are selectable (R11)")
  func isSelectable() {
    #expect(ItemSelectionStyle.tappable.isSelectable)
    #expect(!ItemSelectionStyle.notSelectable.isSelectable)
  }

  @Test("A state starts with the item's declarations, without a view (R12)")
  func initialState() {
    let item = Item(TestRow(id: "a"), selectionStyle: .selectable(isSelected: true))
    let state = item.anyStorage.newPresentationItemState()
    _ = state.begin(with: item.anyStorage)
    #expect(state.isSelected)
    #expect(state.view == nil)
  }

  @Test("Removing and moving rows keeps states and models together (R13, R15)")
  func statesAndModels() {
    list.configure { $0 += sections("1[a b] 2[c]") }
    let before = list.presentation.sections[0].items
    func counts() -> [[Int]] {
      list.presentation.sections.map { [$0.items.count, $0.model.count] }
    }
    list.configure { $0 += sections("1[a] 2[c]") }
    #expect(counts() == [[1, 1], [1, 1]])
    #expect(list.presentation.sections[0].items[0] === before[0])
    list.configure { $0 += sections("1[] 2[c]") }
    #expect(counts() == [[0, 0], [1, 1]])
    list.configure { $0 += sections("1[] 2[c d]") }
    #expect(counts() == [[0, 0], [2, 2]])
  }

  @Test("Another context discards all sizes, once; an equal one discards none (R27)")
  func context() {
    let rows = TestLog()
    func show(_ context: Bool) -> Int {
      list.configure { list in
        list.context = ContentContext(context)
        list("rows") { $0 += TestRow(id: "a", log: rows) }
      }
      defer { rows.applied = [] }
      return rows.applied.filter { $0.hasSuffix("measurement") }.count
    }
    #expect(show(false) == 1)
    #expect(show(true) == 1)
    #expect(show(true) == 0)
  }

  @Test("The coordinator is notified when its row appears and disappears, and ends with its item")
  func displayAndRemoval() {
    show("a", "x")
    #expect(log.count("willDisplay") == 1)
    show("x")
    #expect(log.count("removed") == 1)
    #expect(log.count("didEndDisplay") == 1)
    #expect(log.coordinator != nil)
    list.runLoop.endFrame()
    #expect(log.coordinator == nil)
  }
}

@Suite(.underAllPolicies) struct ReapplicationOrderTests {
  /// A header or footer of another type, which logs what is applied.
  private struct OtherLoggedTitle: HeaderFooterContent {
    var text: String
    var log: TestLog

    func isEquivalent(to other: OtherLoggedTitle) -> Bool { text == other.text }

    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

    func apply(
      to views: HeaderFooterContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyHeaderFooterContentInfo
    ) {
      log.applied.append("\(text) \(reason)")
    }
  }

  @Test("Headers and footers of another type are shown in their slots (Q3, Q4, Q6)")
  func order() {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let log = TestLog()
    func show() {
      list.configure { list in
        list("rows") { section in
          section.header = TestTitle(text: "header", log: log)
          section.footer = TestTitle(text: "footer", log: log)
          section += ["1", "2"].map { TestRow(id: $0, height: 50, log: log) }
        }
      }
    }
    show()
    #expect(
      log.takeShown()
        == ["1 willDisplay", "2 willDisplay", "header willDisplay", "footer willDisplay"]
    )
    show()
    #expect(
      log.takeShown() == ["header wasUpdated", "footer wasUpdated", "1 wasUpdated", "2 wasUpdated"]
    )
    list.configure { list in
      list("rows") { section in
        section.header = Header(
          OtherLoggedTitle(text: "header2", log: log),
          sizing: .fixed(height: 50)
        )
        section.footer = Footer(
          OtherLoggedTitle(text: "footer2", log: log),
          sizing: .fixed(height: 50)
        )
      }
    }
    #expect(log.takeShown() == ["header2 willDisplay", "footer2 willDisplay"])
  }
}

@Suite(.underAllPolicies) struct CellTests {
  /// A view that returns the sizes of vector R28.
  private final class SizedView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 50) }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: 42, height: 52) }
  }

  private struct SizedRow: ItemContent, Equatable {
    var identifierValue: Int { 0 }
    static func createReusableContentView(frame: CGRect) -> SizedView { SizedView(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {
      views.background.backgroundColor = .white
      views.selectedBackground.backgroundColor = .gray
      views.overlayDecoration.tag = 4
      views.underlayDecoration.tag = 2
    }
  }

  @Test("A cell asks its content for its size (R28)")
  func sizes() {
    let cell = ItemCell<SizedRow>()
    #expect(cell.sizeThatFits(.zero) == CGSize(width: 40, height: 50))
    let fitting = cell.systemLayoutSizeFitting(
      .zero,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(fitting == CGSize(width: 42, height: 52))
  }

  @Test("The layers of a cell are in order, whichever was created first")
  func layers() throws {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    list.configure {
      $0("rows") { $0 += Item(SizedRow(), selectionStyle: .selectable()) }
    }
    let cell = try #require(list.scrollView.subviews.first as? ItemCell<SizedRow>)
    #expect(cell.subviews.count == 5)
    #expect(cell.subviews[0] === cell.views.background)
    #expect(cell.subviews[1] === cell.views.selectedBackground)
    #expect(cell.subviews[2] === cell.views.underlayDecoration)
    #expect(cell.subviews[3].subviews.first === cell.views.content)
    #expect(cell.subviews[4] === cell.views.overlayDecoration)
    #expect(cell.views.selectedBackground.isHidden)
    list.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(!cell.views.selectedBackground.isHidden)
    #expect(cell.views.content.frame.size == CGSize(width: 200, height: 50))
  }

  @Test("A view that a header no longer needs is reused by the next header of its type (R30, R31)")
  func headerViews() throws {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    func show(header: Bool) -> UIView? {
      list.configure { list in
        list("rows") { section in
          if header { section.header = TestTitle(text: "Title") }
          section += TestRow(id: "a")
        }
      }
      return list.scrollView.subviews.first { $0 is HeaderFooterContentView<TestTitle> }
    }
    let view = try #require(show(header: true))
    #expect(show(header: false) == nil)
    #expect(view.superview == nil)
    #expect(show(header: true) === view)
  }
}
