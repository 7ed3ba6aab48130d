import Foundation
import ListScope

/// Controls in the rows of a table, and a table that makes room for the keyboard.
final class QuizScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) var answers: [String: String] = [:]
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  let toggle = UISwitch()
  let slider = UISlider()
  let field = UITextField()
  let button = UIButton(type: .system)
  private lazy var rows: [(String, UIView)] = [
    ("Name", field), ("Agreed", toggle), ("Sure", slider),
  ]
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    toggle.addAction(
      UIAction { [weak self] in
        self?.answers["Agreed"] = ($0.sender as? UISwitch)?.isOn == true ? "yes" : "no"
      },
      for: .valueChanged
    )
    slider.addAction(
      UIAction { [weak self] in
        self?.answers["Sure"] = String(Int((($0.sender as? UISlider)?.value ?? 0) * 10))
      },
      for: .valueChanged
    )
    field.addAction(
      UIAction { [weak self] in self?.answers["Name"] = ($0.sender as? UITextField)?.text },
      for: .editingChanged
    )
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 0, width: 0, height: 60)
    tableView.tableFooterView = button
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    observers = [
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification,
        object: nil,
        queue: .main
      ) { [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let keyboard = notification.object as? Keyboard
        MainActor.assumeIsolated {
          if keyboard === self?.view.window?.keyboard { self?.makeRoom(for: frame) }
        }
      },
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillHideNotification,
        object: nil,
        queue: .main
      ) { [weak self] notification in
        let keyboard = notification.object as? Keyboard
        MainActor.assumeIsolated {
          if keyboard === self?.view.window?.keyboard { self?.makeRoom(for: nil) }
        }
      },
    ]
  }

  private func makeRoom(for keyboard: CGRect?) {
    let overlap = keyboard.map { view.convert($0, from: nil).intersection(tableView.frame).height }
    tableView.contentInset.bottom = overlap ?? 0
    tableView.verticalScrollIndicatorInsets.bottom = overlap ?? 0
  }

  private func send() {
    view.endEditing(true)
    let sheet = UIAlertController(title: "Sent", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Close", style: .default) { [weak self] _ in
        self?.answers["closed"] = "yes"
      }
    )
    present(sheet, animated: true)
  }

  private func cancel() {
    guard answers.isEmpty else {
      answers = [:]
      tableView.reloadData()
      return
    }
    dismiss(animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (title, control) = rows[indexPath.row]
    cell.textLabel?.text = title
    control.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    cell.accessoryView = control
    cell.selectionStyle = .none
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Questions"
  }
}
