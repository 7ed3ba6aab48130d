import Foundation
import Testing

@testable import HeadlessUIKit

/// Columns of screens side by side, and one of them in narrow views.
@MainActor
struct SplitViewTests {
  private final class Screen: UIViewController {
    var events: [String] = []

    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
  }

  private final class Starter: UISplitViewControllerDelegate {
    var shown: [UISplitViewController.Column] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }

    func splitViewController(
      _ svc: UISplitViewController,
      willShow column: UISplitViewController.Column
    ) { shown.append(column) }
  }

  private let menu = Screen()
  private let detail = Screen()

  private func show(_ split: UISplitViewController, width: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    split.setViewController(menu, for: .primary)
    split.setViewController(detail, for: .secondary)
    window.rootViewController = split
    window.layoutIfNeeded()
    return window
  }

  @Test("A wide view has its columns side by side")
  func wide() {
    let split = UISplitViewController(style: .doubleColumn)
    let window = show(split, width: 1_000)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(split.primaryColumnWidth == 320)
    #expect(menu.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 800))
    #expect(detail.navigationController?.view.frame.minX == 320)
    #expect(detail.navigationController?.view.frame.maxX == 1_000)
    #expect(menu.events == ["will appear", "did appear"] && menu.events == detail.events)
    #expect(detail.splitViewController === split && split.viewController(for: .primary) === menu)
    split.preferredPrimaryColumnWidth = 250
    #expect(split.primaryColumnWidth == 250)
    split.displayModeButtonItem.tap()
    #expect(split.displayMode == .secondaryOnly && menu.events.last == "did disappear")
    #expect(detail.navigationController?.view.frame.width == 1_000)
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary && menu.events.last == "did appear")
    split.primaryEdge = .trailing
    #expect(detail.navigationController?.view.frame.minX == 0)
    window.rootViewController = nil
  }

  @Test("A narrow view shows one column, which the delegate chooses")
  func narrow() {
    let split = UISplitViewController(style: .doubleColumn)
    let starter = Starter()
    split.delegate = starter
    let window = show(split, width: 390)
    #expect(split.isCollapsed && split.primaryColumnWidth == 390)
    #expect(menu.events == ["will appear", "did appear"] && detail.events == [])
    split.show(.secondary)
    #expect(starter.shown == [.secondary] && detail.events == ["will appear", "did appear"])
    #expect(menu.events.last == "did disappear")
    let other = Screen()
    split.showDetailViewController(other, sender: nil)
    #expect(other.events == ["will appear", "did appear"] && detail.splitViewController == nil)
    window.frame.size.width = 900
    window.layoutIfNeeded()
    #expect(!split.isCollapsed && menu.events.last == "did appear")
    #expect(split.viewControllers.count == 2)
  }
}
