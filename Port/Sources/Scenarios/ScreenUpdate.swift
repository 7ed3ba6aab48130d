/// A change of a screen by what is visible of it.
struct ScreenUpdate {
  /// The change in a few words.
  var summary: String
  /// The statements, with `screen` as the controller.
  var lines: [String]

  init(_ screen: FoundScreen, _ types: DeclaredTypes) {
    let type = screen.type
    let found =
      Self.snapshot(type) ?? Self.model(type, types) ?? Self.array(type)
      ?? Self.function(type, of: "screen", types)
    (summary, lines) = found ?? Self.reload(screen)
  }

  private typealias Change = (summary: String, lines: [String])

  /// The data source's snapshot: some items are configured again.
  private static func snapshot(_ type: DeclaredType) -> Change? {
    let property = type.properties.first { property in
      let words = (property.type ?? "") + (property.initialValue ?? "")
      return !property.isPrivate && words.contains("DiffableDataSource<")
    }
    guard let property else { return nil }
    return (
      "every tenth item is configured again each second",
      [
        "var snapshot = screen.\(property.name).snapshot()",
        "let items = snapshot.itemIdentifiers.enumerated().filter { $0.offset % 10 == second % 10 }",
        "snapshot.reconfigureItems(items.map(\\.element))",
        "screen.\(property.name).apply(snapshot, animatingDifferences: true)",
      ]
    )
  }

  /// A published model: its array turns by one place.
  private static func model(_ type: DeclaredType, _ types: DeclaredTypes) -> Change? {
    for property in type.properties where !property.isPrivate {
      let written = property.type ?? property.initialValue?.prefix { $0 != "(" }.description ?? ""
      guard let model = types.type(DeclaredTypes.plain(written), in: type.name),
        model.kind == .object
      else { continue }
      let path = "screen.\(property.name)"
      if let list = model.properties.first(where: isOpenArray) {
        let change = turn("\(path).\(list.name)", list.name)
        let report = model.properties.first(where: isReport).map { ["\(path).\($0.name)?()"] } ?? []
        return (change.summary, change.lines + report)
      }
      if let change = function(model, of: path, types) { return change }
    }
    return nil
  }

  /// A closure by which a model tells of changes.
  private static func isReport(_ property: DeclaredType.Property) -> Bool {
    let type = property.type?.filter { !$0.isWhitespace } ?? ""
    return type == "(()->Void)?" && !property.isPrivate
  }

  /// An array of the controller that can be set.
  private static func array(_ type: DeclaredType) -> Change? {
    type.properties.first(where: isOpenArray).map { turn("screen.\($0.name)", $0.name) }
  }

  private static func isOpenArray(_ property: DeclaredType.Property) -> Bool {
    guard property.isSettable, !property.isPrivate else { return false }
    return property.type?.hasPrefix("[") == true && property.type?.contains(":") == false
  }

  private static func turn(_ path: String, _ name: String) -> Change {
    (
      "the first of \(name) becomes the last each second",
      ["if !\(path).isEmpty { \(path).append(\(path).removeFirst()) }"]
    )
  }

  /// A function of the controller or of its model that changes what is shown.
  private static func function(_ type: DeclaredType, of path: String, _ types: DeclaredTypes)
    -> Change?
  {
    let verbs = [
      "add", "insert", "receive", "update", "refresh", "reload", "shuffle", "regroup", "load",
    ]
    let values = SampleValues(types, count: "10")
    for verb in verbs {
      for function in type.functions where function.name.hasPrefix(verb) && isOpen(function) {
        let arguments = values.arguments(function.parameters, index: "second", in: type.name)
        guard let arguments else { continue }
        let result = function.returns ? "_ = " : ""
        return (
          "\(function.name) is called each second",
          ["\(result)\(path).\(function.name)(\(arguments))"]
        )
      }
    }
    return nil
  }

  private static func isOpen(_ function: DeclaredType.Function) -> Bool {
    let own: Set = ["loadView", "loadViewIfNeeded", "updateViewConstraints", "updateSearchResults"]
    return !function.isPrivate && !function.isAsync && !own.contains(function.name)
      && !function.parameters.contains { $0.type.hasPrefix("UI") || $0.type == "Any" }
  }

  /// Nothing of the screen can be changed from outside: its rows are loaded again.
  private static func reload(_ screen: FoundScreen) -> Change {
    switch screen.rows {
    case .table:
      (
        "the table loads its rows again each second",
        ["screen.view.firstDescendant(of: UITableView.self)?.reloadData()"]
      )
    case .collection:
      (
        "the collection loads its items again each second",
        ["list.reloadData()"]
      )
    case .list where screen.root == "ListViewController":
      ("the list is described again each second", ["screen.reload(animated: true)"])
    case .list:
      ("none yet", ["screen.view.setNeedsLayout()"])
    }
  }
}
