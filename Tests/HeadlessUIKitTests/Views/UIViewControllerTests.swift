import HeadlessUIKit
import Testing

private final class NotingController: UIViewController {
  var notes: [String] = []
  let own = UIView()

  override func loadView() {
    notes.append("load")
    view = own
  }
  override func viewDidLoad() { notes.append("loaded \(view === own)") }
  override func viewWillAppear(_ animated: Bool) { notes.append("will appear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { notes.append("did appear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { notes.append("will disappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { notes.append("did disappear \(animated)") }
}

@Suite struct UIViewControllerTests {
  private let controller = NotingController()

  @Test("The view is created once, on first access")
  func load() {
    #expect(!controller.isViewLoaded)
    #expect(controller.view === controller.own)
    controller.loadViewIfNeeded()
    #expect(controller.notes == ["load", "loaded true"])
    let plain = UIViewController()
    #expect(plain.view === plain.view)
  }

  @Test("A controller is notified of appearing and disappearing, once each")
  func appearance() {
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    for _ in 0..<2 { controller.beginAppearanceTransition(true, animated: true) }
    for _ in 0..<2 { controller.endAppearanceTransition() }
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    let expected = [
      "load", "loaded true", "will appear true", "did appear true", "will disappear false",
      "did disappear false",
    ]
    #expect(controller.notes == expected)
  }
}
