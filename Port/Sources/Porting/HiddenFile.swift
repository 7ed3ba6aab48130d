import SwiftSyntax

/// Files all of whose declarations are under conditions that are false on Linux.
enum HiddenFile {
  /// True if a file has declarations, and Linux gets none of them.
  static func isHidden(_ tree: SourceFileSyntax) -> Bool {
    let isUnderConditions = tree.statements.contains { $0.item.is(IfConfigDeclSyntax.self) }
    return isUnderConditions && !declares(tree.statements, everywhere: false)
      && declares(tree.statements, everywhere: true)
  }

  /// True if statements have more than imports, on Linux or on any platform.
  private static func declares(_ list: CodeBlockItemListSyntax, everywhere: Bool) -> Bool {
    list.contains { item in
      if item.item.is(ImportDeclSyntax.self) { return false }
      guard let node = item.item.as(IfConfigDeclSyntax.self) else { return true }
      let clauses = everywhere ? Array(node.clauses) : LinuxCondition.clauses(node)
      return clauses.contains { clause in
        guard case .statements(let inner) = clause.elements else { return false }
        return declares(inner, everywhere: everywhere)
      }
    }
  }
}
