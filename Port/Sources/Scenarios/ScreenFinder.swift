/// A controller with a list.
struct FoundScreen {
  /// The way in which its rows are shown.
  enum Rows { case table, collection, list }

  var type: DeclaredType
  var rows: Rows
  /// The class of UIKit or Listable above it.
  var root: String
}

/// Finds the controllers for which there is something to measure.
struct ScreenFinder {
  let types: DeclaredTypes

  /// The screens of a file: its controllers with a list, without those that another one of them makes.
  func screens(in path: String) -> [FoundScreen] {
    let found = types.types.filter { $0.path == path }.compactMap(screen)
    let inner = found.filter { one in
      found.contains { $0.type.name != one.type.name && $0.type.text.contains("\(one.type.name)(") }
    }
    let outer = found.filter { one in !inner.contains { $0.type.name == one.type.name } }
    return outer.isEmpty ? Array(found.prefix(1)) : outer
  }

  /// True for a file with a controller of its own.
  func hasController(in path: String) -> Bool {
    types.types.contains { type in
      type.path == path && type.kind == .object
        && types.root(of: type)?.hasSuffix("ViewController") == true
    }
  }

  private func screen(_ type: DeclaredType) -> FoundScreen? {
    guard type.kind == .object, !type.name.contains("."), let root = types.root(of: type),
      root.hasSuffix("ViewController"), let rows = rows(type, root)
    else { return nil }
    return FoundScreen(type: type, rows: rows, root: root)
  }

  private func rows(_ type: DeclaredType, _ root: String) -> FoundScreen.Rows? {
    if root == "UITableViewController" { return .table }
    if root == "UICollectionViewController" { return .collection }
    let text = type.text
    if text.contains("UITableView(") || text.contains("TableView()") { return .table }
    if text.contains("UICollectionView(") { return .collection }
    let isList =
      root == "ListViewController" || root == "BlueprintViewController"
      || text.contains("ListView(")
      || text.contains("List {") || text.contains("List(")
    return isList ? .list : nil
  }
}
