import Foundation
import ListScope

/// A table in a navigation controller: bar buttons, an alert, a long press, a screen on top.
final class FleetScreen: UITableViewController {
  private(set) var ships: [String]
  private(set) var checked: Set<String> = []
  private(set) var pressed: [IndexPath] = []
  private(set) var textSizeChanges = 0
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  init(ships: [String]) {
    self.ships = ships
    super.init(style: .plain)
    title = "Fleet"
  }

  required init?(coder: NSCoder) { nil }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ship")
    tableView.rowHeight = 50
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort",
      primaryAction: UIAction { [weak self] _ in
        self?.ships.sort()
        self?.tableView.reloadData()
      }
    )
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] in self?.add($0.sender as? UIBarButtonItem) }
      ),
      UIBarButtonItem(
        image: UIImage(systemName: "trash"),
        primaryAction: UIAction { [weak self] _ in self?.askToClear() }
      ),
    ]
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] in
        self?.ships.reverse()
        self?.tableView.reloadData()
        ($0.sender as? UIRefreshControl)?.endRefreshing()
      },
      for: .valueChanged
    )
    refreshControl = refresh
    let press = UILongPressGestureRecognizer(action: { [weak self] in self?.press($0) })
    press.minimumPressDuration = 0.4
    tableView.addGestureRecognizer(press)
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification,
        object: nil,
        queue: .main
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.textSizeChanges += 1 }
      }
    )
  }

  private func add(_ button: UIBarButtonItem?) {
    button?.isEnabled = false
    ships.insert("New", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    button?.isEnabled = true
  }

  private func askToClear() {
    let alert = UIAlertController(title: "Clear?", message: "All.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in
        self?.ships.removeAll()
        self?.tableView.reloadSections([0], with: .fade)
      }
    )
    present(alert, animated: true)
  }

  private func press(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began,
      let path = tableView.indexPathForRow(at: recognizer.location(in: tableView))
    else { return }
    pressed.append(path)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ships.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ship", for: indexPath)
    let ship = ships[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = ship
    cell.contentConfiguration = content
    cell.accessoryType = checked.contains(ship) ? .checkmark : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let ship = ships[indexPath.row]
    let screen = ShipScreen()
    screen.title = ship
    screen.onCheck = { [weak self] in
      guard let self else { return }
      checked.insert(ship)
      if let row = ships.firstIndex(of: ship) {
        self.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
      }
      navigationController?.popViewController(animated: true)
    }
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class ShipScreen: UIViewController {
  var onCheck: () -> Void = {}
  let button = UIButton(type: .system)
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Check", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.onCheck() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("will appear\(isMovingToParent ? ", pushed" : "")")
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.events.append("transition over")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("appeared")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    events.append("will disappear\(isMovingFromParent ? ", popped" : "")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    events.append(parent == nil ? "left" : "entered")
  }
}
