import Foundation
import ListScope

/// Kettles with timers: a tap pauses one, a swipe removes it, a menu adds one in a sheet.
final class KettleScreen: UIViewController, UICollectionViewDataSource {
  private(set) var seconds = [60, 90, 120, 150]
  private(set) var paused: Set<Int> = []
  private(set) var ticks = 0
  private(set) var collectionView: UICollectionView?
  private var timer: Timer?
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.register(KettleCell.self, forCellWithReuseIdentifier: "kettle")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    self.collectionView = collectionView
    let tap = UITapGestureRecognizer { [weak self] recognizer in
      guard let self, let path = path(of: recognizer) else { return }
      paused.formSymmetricDifference([path.item])
      collectionView.reloadItems(at: [path])
    }
    let swipe = UISwipeGestureRecognizer { [weak self] recognizer in
      guard let self, let path = path(of: recognizer) else { return }
      seconds.remove(at: path.item)
      collectionView.deleteItems(at: [path])
    }
    swipe.direction = .left
    tap.require(toFail: swipe)
    collectionView.addGestureRecognizer(tap)
    collectionView.addGestureRecognizer(swipe)
    let add = UIAction(title: "Add…") { [weak self] _ in self?.presentSheet() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(title: "Kettles", children: [add])
    )
    observe(UIApplication.didEnterBackgroundNotification) { $0.timer?.invalidate() }
    observe(UIApplication.willEnterForegroundNotification) { $0.start() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func observe(_ name: Notification.Name, _ react: @escaping (KettleScreen) -> Void) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] _ in
        if let self { react(self) }
      }
    )
  }

  private func path(of recognizer: UIGestureRecognizer) -> IndexPath? {
    collectionView?.indexPathForItem(at: recognizer.location(in: collectionView))
  }

  private func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    ticks += 1
    for index in seconds.indices where !paused.contains(index) { seconds[index] -= 1 }
    for path in collectionView?.indexPathsForVisibleItems ?? [] {
      (collectionView?.cellForItem(at: path) as? KettleCell)?.label.text = "\(seconds[path.item])"
    }
  }

  private func presentSheet() {
    let sheet = UIViewController()
    sheet.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self, weak sheet] _ in
        self?.add()
        sheet?.dismiss(animated: true)
      }
    )
    let navigation = UINavigationController(rootViewController: sheet)
    navigation.modalPresentationStyle = .pageSheet
    navigation.sheetPresentationController?.detents = [.medium()]
    present(navigation, animated: true)
  }

  private func add() {
    seconds.append(240)
    collectionView?.insertItems(at: [IndexPath(item: seconds.count - 1, section: 0)])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { seconds.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "kettle", for: indexPath)
    (cell as? KettleCell)?.label.text = "\(seconds[indexPath.item])"
    return cell
  }
}

/// A cell with one label.
final class KettleCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
