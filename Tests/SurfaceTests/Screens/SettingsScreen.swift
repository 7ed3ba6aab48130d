import Foundation
import ListScope

/// A list with what stands around it: bar buttons, text sizes and a safe area that change, hooks of layouts.
final class SettingsScreen: ListViewController {
  private(set) var names = (0..<6).map { "Setting \($0)" }
  private(set) var insets: [CGFloat] = []
  private(set) var layouts = (before: 0, after: 0)
  private(set) var events: [String] = []
  private(set) var categories: [UIContentSizeCategory] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    additionalSafeAreaInsets.bottom = 40
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.add() }
    )
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (screen: SettingsScreen, _: UITraitCollection) in
      screen.categories.append(screen.traitCollection.preferredContentSizeCategory)
      screen.reload()
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    events.append("is appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("appeared")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    insets.append(view.safeAreaInsets.bottom)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layouts.before += 1
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts.after += 1
  }

  override func configure(list: inout ListProperties) {
    list("settings") { section in
      section += names.map { Item(Greeting(text: $0), sizing: .autolayout()) }
    }
  }

  private func add() {
    names.append("Setting \(names.count)")
    reload()
  }
}
