import ComposeLists
import CompositionalLayout
import Foundation
import HeadlessUIKit
import Testing

/// A table of fields.
private final class FieldTable: UITableViewController {
  private(set) var fields: [Int: UITextField] = [:]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.contentView.addSubview(field)
    fields[indexPath.row] = field
    return cell
  }
}

/// A collection of fields.
private final class FieldCollection: UICollectionViewController {
  private(set) var fields: [Int: UITextField] = [:]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 44)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.contentView.addSubview(field)
    fields[indexPath.item] = field
    return cell
  }
}

/// A table whose last visible row holds a collection view around a field.
private final class NestingTable: UITableViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.row == 17 else { return cell }
    let inner = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 44),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    inner.addSubview(field)
    cell.contentView.addSubview(inner)
    return cell
  }
}

@Suite @MainActor struct EditedFieldTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Edits the field of row 17, then that of row 15, and checks that each is above the keyboard.
  private func edit(_ fields: @autoclosure () -> [Int: UITextField], in list: UIScrollView) throws {
    window.layoutIfNeeded()
    for row in [17, 15] {
      let field = try #require(fields()[row])
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      let keyboard = try #require(window.keyboard.frame)
      #expect(field.convert(field.bounds, to: nil).maxY <= keyboard.minY)
      #expect(list.contentOffset.y == 17 * 44 + 44 - keyboard.minY)
    }
  }

  @Test("A table's controller scrolls to the field that is edited, by no more than needed")
  func table() throws {
    let screen = FieldTable(style: .plain)
    screen.tableView.rowHeight = 44
    window.rootViewController = screen
    try edit(screen.fields, in: screen.tableView)
  }

  @Test("A field in a collection view in a cell is shown by the table around them")
  func nested() throws {
    let screen = NestingTable(style: .plain)
    screen.tableView.rowHeight = 44
    window.rootViewController = screen
    window.layoutIfNeeded()
    screen.field.becomeFirstResponder()
    window.layoutIfNeeded()
    let keyboard = try #require(window.keyboard.frame)
    #expect(screen.field.convert(screen.field.bounds, to: nil).maxY == keyboard.minY)
  }

  @Test(
    "A collection view's controller scrolls to the field that is edited, by no more than needed"
  )
  func collection() throws {
    let screen = FieldCollection()
    window.rootViewController = screen
    try edit(screen.fields, in: screen.collectionView)
  }
}
