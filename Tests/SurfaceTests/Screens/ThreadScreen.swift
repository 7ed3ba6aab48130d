import Foundation
import ListScope

/// Messages from the bottom above a field that follows the keyboard.
final class ThreadScreen: UIViewController {
  private(set) var count = 120
  private(set) var heights: [CGFloat] = []
  let listView = ListView()
  let field = UITextField()
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [listView, field] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      listView.topAnchor.constraint(equalTo: view.topAnchor),
      listView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      listView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      listView.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: .main
    ) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.heights.append(frame?.height ?? 0) }
    }
    update()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    observer.map { NotificationCenter.default.removeObserver($0) }
    observer = nil
  }

  func receive() {
    count += 1
    update()
  }

  private func update() {
    listView.configure { list in
      list.behavior.verticalLayoutGravity = .bottom
      list.behavior.underflow = .init(alwaysBounce: true, alignment: .bottom)
      list.behavior.keyboardAdjustmentMode = .none
      list("messages") { section in
        section += (0..<count).map { Item(Greeting(text: "Message \($0)"), sizing: .autolayout()) }
      }
    }
  }
}
