import Foundation
import ListScope

/// A table that loads its next page near the end: when a late row is about to be shown, or while it scrolls.
final class PagingScreen: UITableViewController {
  enum Trigger: CaseIterable {
    case lastRow
    case distance
  }

  enum Update: CaseIterable {
    case insert
    case reload
  }

  let trigger: Trigger
  let update: Update
  private(set) var count = 30
  private(set) var pages = 1
  static let maxPages = 5

  init(_ trigger: Trigger, _ update: Update) {
    self.trigger = trigger
    self.update = update
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
  }

  private func loadNext() {
    guard pages < Self.maxPages else { return }
    pages += 1
    let first = count
    count += 30
    if update == .reload { return tableView.reloadData() }
    tableView.insertRows(
      at: (first..<count).map { IndexPath(row: $0, section: 0) },
      with: .automatic
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    cell.textLabel?.text = "Line \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if trigger == .lastRow, indexPath.row == count - 1 { loadNext() }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let end = scrollView.contentOffset.y + scrollView.bounds.height
    if trigger == .distance, end > scrollView.contentSize.height - 200 { loadNext() }
  }
}

/// The same with a collection view.
final class PagingGridScreen: UICollectionViewController {
  let trigger: PagingScreen.Trigger
  let update: PagingScreen.Update
  private(set) var count = 60
  private(set) var pages = 1

  init(_ trigger: PagingScreen.Trigger, _ update: PagingScreen.Update) {
    self.trigger = trigger
    self.update = update
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(KettleCell.self, forCellWithReuseIdentifier: "box")
  }

  private func loadNext() {
    guard pages < PagingScreen.maxPages else { return }
    pages += 1
    let first = count
    count += 60
    if update == .reload { return collectionView.reloadData() }
    collectionView.insertItems(at: (first..<count).map { IndexPath(item: $0, section: 0) })
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    (cell as? KettleCell)?.label.text = "\(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if trigger == .lastRow, indexPath.item == count - 1 { loadNext() }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let end = scrollView.contentOffset.y + scrollView.bounds.height
    if trigger == .distance, end > scrollView.contentSize.height - 200 { loadNext() }
  }
}
