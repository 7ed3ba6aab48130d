import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct MenuAndSearchTests {
  @Test("Actions of menus are found and chosen by their titles, unless they are disabled")
  func menus() {
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    let menu = UIMenu(
      title: "All",
      children: [
        action("a"),
        UIMenu(options: .displayInline, children: [action("b"), action("c", .disabled)]),
        UIDeferredMenuElement { $0([action("d")]) },
      ]
    )
    for title in ["d", "b", "c", "x"] {
      menu.action(titled: title)?.performWithSender(nil, target: nil)
    }
    #expect(chosen == ["d", "b"])
    let button = UIBarButtonItem(title: "More", menu: menu)
    #expect(button.menu === menu && button.title == "More")
    let other = menu.replacingChildren([])
    #expect(other.children.isEmpty && other.title == "All")
  }

  private final class Results: UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  @Test("A search updates its results for text that is set and that is typed, and at its end")
  func search() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (screen, results) = (UIViewController(), Results())
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = results
    screen.navigationItem.searchController = search
    window.rootViewController = screen
    search.searchBar.text = "a"
    #expect(results.texts == ["a"] && search.isActive)
    search.isActive = false
    #expect(results.texts.last == "" && search.searchBar.text == "")
    search.searchBar.searchTextField.becomeFirstResponder()
    #expect(search.isActive)
    search.searchBar.searchTextField.simulateTyping("bc")
    #expect(results.texts.last == "bc")
    search.simulateCancel()
    #expect(!search.isActive && results.texts.last == "")
    #expect(!search.searchBar.searchTextField.isFirstResponder)
    window.rootViewController = nil
    #expect(search.searchBar.window == nil)
  }

  @Test("A screen shows what it has instead of content, and updates it when that was requested")
  func unavailable() throws {
    final class Screen: UIViewController {
      var isLoading = true
      var tries = 0
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        if isLoading {
          contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        } else {
          var configuration = UIContentUnavailableConfiguration.empty()
          configuration.text = "Nothing"
          configuration.button = .borderedProminent()
          configuration.button.title = "Again"
          configuration.buttonProperties.primaryAction = UIAction { [unowned self] _ in tries += 1 }
          contentUnavailableConfiguration = configuration
        }
      }
    }
    func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + all(type, in: $0) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let screen = Screen()
    window.rootViewController = screen
    #expect(all(UIActivityIndicatorView.self, in: screen.view).count == 1)
    screen.isLoading = false
    screen.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(all(UIActivityIndicatorView.self, in: screen.view).isEmpty)
    #expect(all(UILabel.self, in: screen.view).contains { $0.text == "Nothing" })
    let button = try #require(all(UIButton.self, in: screen.view).first)
    #expect(button.titleLabel?.text == "Again")
    button.simulateTap()
    #expect(screen.tries == 1)
    screen.view.addSubview(UIView())
    screen.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(screen.view.subviews.last is UIContentUnavailableView)
    screen.contentUnavailableConfiguration = nil
    #expect(all(UIButton.self, in: screen.view).isEmpty)
  }

  @Test("Constraints drawn as text are those that the text says")
  func visualFormat() {
    let (view, a, b) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView(), UIView()
    )
    view.addSubview(a)
    view.addSubview(b)
    let horizontal = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-10-[a]-gap-[b(60)]-|",
      options: .alignAllTop,
      metrics: ["gap": 5],
      views: ["a": a, "b": b]
    )
    let vertical = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[a(>=20,==b@500)]-(>=4)-|",
      views: ["a": a, "b": b]
    )
    let height = NSLayoutConstraint.constraints(withVisualFormat: "V:[b(30)]", views: ["b": b])
    NSLayoutConstraint.activate(horizontal + vertical + height)
    view.layoutIfNeeded()
    // The distance to the end is the margin, 8.
    #expect(a.frame == CGRect(x: 10, y: 0, width: 217, height: 30))
    #expect(b.frame == CGRect(x: 232, y: 0, width: 60, height: 30))
  }

  @Test("Display links, animators, text views and page controls follow what they are given")
  func others() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var times: [Double] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: window.runLoop)
    window.runLoop.advance(by: 0.1)
    link.isPaused = true
    window.runLoop.advance(by: 0.1)
    link.isPaused = false
    window.runLoop.advance(by: 0.1)
    link.invalidate()
    window.runLoop.advance(by: 0.1)
    #expect(times.map { ($0 * 10).rounded() } == [1, 3] && window.runLoop.isIdle)

    let view = UIView()
    window.addSubview(view)
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == 0 && animator.isRunning && ends.isEmpty)
    window.runLoop.advance(by: 0.6)
    #expect(ends == [.end] && !animator.isRunning)

    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.addSubview(text)
    #expect(!text.simulateTyping("a"))
    text.becomeFirstResponder()
    #expect(text.simulateTyping("several words that wrap over several lines of text"))
    window.layoutIfNeeded()
    #expect(text.contentSize.height > 50 && window.keyboard.frame != nil)

    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.simulateTap(at: CGPoint(x: 10, y: 10))
    #expect(pages.currentPage == 1)
  }
}
