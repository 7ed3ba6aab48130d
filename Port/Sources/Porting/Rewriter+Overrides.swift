import SwiftSyntax

/// Members in extensions that override those of a superclass: the Objective-C runtime allows that, Swift
/// alone does not. They move into the class, where they are the same on iOS.
extension Rewriter {
  func moveOverrides(_ tree: SourceFileSyntax) {
    let classes = ClassFinder(viewMode: .sourceAccurate)
    classes.walk(tree)
    for item in tree.statements {
      guard let node = item.item.as(ExtensionDeclSyntax.self), node.modifiers.isEmpty else {
        continue
      }
      let overrides = Array(node.memberBlock.members).filter { Self.isOverride($0.decl) }
      guard let first = overrides.first else { continue }
      let name = node.extendedType.trimmedDescription
      guard let owner = classes.found.first(where: { $0.name.text == name }) else {
        note(.left, first, "Linux overrides nothing in an extension; move this into the class.")
        continue
      }
      move(overrides, of: node, item, into: owner)
    }
  }

  private static func isOverride(_ node: DeclSyntax) -> Bool {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { $0.name.text == "override" } ?? false
  }

  private func move(
    _ overrides: [MemberBlockItemSyntax],
    of node: ExtensionDeclSyntax,
    _ item: CodeBlockItemSyntax,
    into owner: ClassDeclSyntax
  ) {
    let brace = owner.memberBlock.rightBrace
    guard let last = brace.previousToken(viewMode: .sourceAccurate) else { return }
    let destination = source.withTrailingComment(last.bytes).upperBound
    let isWhole = overrides.count == node.memberBlock.members.count
    let isEmpty = isWhole && node.inheritanceClause == nil
    var heading = isEmpty ? self.heading(of: item, in: owner) : ""
    for member in overrides {
      let end = source.withTrailingComment(member.bytes).upperBound
      let start = endBefore(member)
      let isFirst = !source[start..<member.bytes.lowerBound].hasPrefix(
        source.newline + source.newline
      )
      edits.move(start..<end, to: destination, heading: heading + (isFirst ? source.newline : ""))
      heading = ""
    }
    guard isEmpty else { return }
    // Nothing is left of the extension: its first line, and its closing brace.
    edits.replace(endBefore(item)..<endBefore(overrides[0]), with: "")
    let lastEnd = source.withTrailingComment(overrides[overrides.count - 1].bytes).upperBound
    edits.replace(lastEnd..<node.bytes.upperBound, with: "")
  }

  /// The end of what is before a node, with the comment on its line.
  private func endBefore(_ node: some SyntaxProtocol) -> Int {
    guard
      let token = node.firstToken(viewMode: .sourceAccurate)?
        .previousToken(viewMode: .sourceAccurate)
    else { return 0 }
    return source.withTrailingComment(token.bytes).upperBound
  }

  /// The comments above an extension, for the members that move.
  private func heading(of item: CodeBlockItemSyntax, in owner: ClassDeclSyntax) -> String {
    let line = source.newline + indentation(of: owner) + source.step
    let comments = item.leadingTrivia.compactMap { piece -> String? in
      switch piece {
      case .lineComment(let text), .docLineComment(let text): line + text
      default: nil
      }
    }
    return comments.isEmpty ? "" : source.newline + comments.joined()
  }
}
