import SwiftSyntax

/// Imports of what Linux does not have.
extension Rewriter {
  /// One import, with its text.
  private struct Import {
    let node: CodeBlockItemSyntax
    let module: String
    let text: String
  }

  /// Puts the imports of a list of statements under conditions, those that follow each other together.
  func rewriteImports(_ list: CodeBlockItemListSyntax) {
    var run: [Import] = []
    for item in list {
      guard let next = self.import(item) else {
        write(run)
        run = []
        continue
      }
      let isBeside = run.last.map { last in
        source[last.node.bytes.upperBound..<item.bytes.lowerBound].filter { $0 != " " }
          == source.newline
      }
      if isBeside == false {
        write(run)
        run = []
      }
      run.append(next)
    }
    write(run)
  }

  private func `import`(_ item: CodeBlockItemSyntax) -> Import? {
    guard let node = item.item.as(ImportDeclSyntax.self), let module = node.path.first?.name.text,
      source.isFirstOnLine(item.bytes.lowerBound),
      !Modules.isPortable(module) || isClockOfMachine(module), module != "ListScope"
    else { return nil }
    return Import(node: item, module: module, text: text(item))
  }

  private func write(_ run: [Import]) {
    guard let first = run.first, let last = run.last else { return }
    let isInside = !(first.node.parent?.parent?.is(SourceFileSyntax.self) ?? false)
    for next in run where next.module == "SwiftUI" {
      note(
        .resource,
        next.node,
        "SwiftUI is not on Linux: what is inside of a hosting view is not measured."
      )
    }
    let line = source.newline + indentation(of: first.node)
    var blocks: [String] = []
    let screens = run.filter { Modules.screens.contains($0.module) || isClockOfMachine($0.module) }
    if screens.allSatisfy({ isClockOfMachine($0.module) }) {
      for next in screens {
        blocks.append(["#if canImport(UIKit)", next.text, "#endif"].joined(separator: line))
      }
    } else {
      let main = screens.contains { $0.module == "UIKit" } ? "UIKit" : screens[0].module
      var linux = ["import ListScope"]
      let modules = Set(screens.map(\.module))
      if modules.contains("ListKit"), modules.isDisjoint(with: ["ListableUI", "BlueprintUILists"]) {
        linux.append("import struct ComposeLists.Section")
      }
      blocks.append(
        (["#if canImport(\(main))"] + screens.map(\.text) + ["#else"] + linux + ["#endif"])
          .joined(separator: line)
      )
    }
    for next in run
    where !Modules.screens.contains(next.module) && !isClockOfMachine(next.module) {
      // A module of another package may be on Linux; one inside of an #if is its author's business.
      if isInside, !Modules.isApple(next.module) { blocks.append(next.text); continue }
      let needsGeometry = screens.isEmpty && ["CoreGraphics", "QuartzCore"].contains(next.module)
      let linux = needsGeometry ? ["#else", "import ListScope"] : []
      blocks.append(
        (["#if canImport(\(next.module))", next.text] + linux + ["#endif"]).joined(separator: line)
      )
    }
    let new = blocks.joined(separator: line)
    let range = first.node.bytes.lowerBound..<last.node.bytes.upperBound
    if source[range] != new { edits.replace(range, with: new) }
  }

  /// True for Foundation in a file whose timers follow the clock of the window: an import beside that of ListScope would
  /// give them Foundation's, which follow the machine's, and keep what their closures hold.
  private func isClockOfMachine(_ module: String) -> Bool { module == "Foundation" && usesClock }

  /// Notes whether a screen has timers, or calls functions after a delay.
  func lookForClock(_ tree: SourceFileSyntax) {
    let finder = NameFinder(["Timer", "RunLoop"], label: "afterDelay")
    finder.walk(tree)
    usesClock = finder.isUsed && !finder.modules.isDisjoint(with: Modules.screens)
  }

  /// Adds the import of what Foundation has in a module of its own on Linux, where a file uses it.
  func importNetworking(_ tree: SourceFileSyntax) {
    let finder = NameFinder(Modules.networkingNames)
    finder.walk(tree)
    guard finder.isUsed, !finder.modules.contains("FoundationNetworking") else { return }
    let last = tree.statements.last { item in
      if item.item.is(ImportDeclSyntax.self) { return true }
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return false }
      return condition.clauses.contains { !Self.imports($0).isEmpty }
    }
    guard let last else { return }
    let lines = ["#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"]
    edits.insert(lines.map { source.newline + $0 }.joined(), at: last.bytes.upperBound)
  }

  /// Where a condition imports ListKit on iOS and ListScope on Linux, `Section` is ListKit's.
  func importSection(_ node: IfConfigDeclSyntax) {
    let linux = LinuxCondition.clauses(node)
    let modules = Set(
      node.clauses.filter { !linux.map(\.id).contains($0.id) }.flatMap(Self.imports).map(\.1)
    )
    guard modules.contains("ListKit"), modules.isDisjoint(with: ["ListableUI", "BlueprintUILists"])
    else {
      return
    }
    for clause in linux {
      let imports = Self.imports(clause)
      guard let last = imports.last(where: { $0.1 == "ListScope" })?.0,
        !imports.contains(where: { $0.1 == "ComposeLists" })
      else { continue }
      let line = source.newline + indentation(of: last)
      edits.insert("\(line)import struct ComposeLists.Section", at: last.bytes.upperBound)
    }
  }

  /// Where a condition that is false on Linux imports the modules of screens, Linux imports ListScope.
  func importScreens(_ node: IfConfigDeclSyntax) {
    let imports = node.clauses.map(Self.imports)
    guard LinuxCondition.clauses(node).isEmpty,
      !node.clauses.contains(where: { $0.condition == nil }),
      imports.joined().contains(where: { Modules.screens.contains($0.1) }),
      zip(node.clauses, imports).allSatisfy({ Self.count($0) == $1.count })
    else { return }
    let place = node.poundEndif.positionAfterSkippingLeadingTrivia.utf8Offset
    let line = source.newline + indentation(of: node)
    edits.insert("#else\(line)import ListScope\(line)", at: place)
  }

  /// The number of statements of a clause.
  private static func count(_ clause: IfConfigClauseSyntax) -> Int {
    guard case .statements(let statements) = clause.elements else { return 0 }
    return statements.count
  }

  /// The imports of a clause, with their modules.
  private static func imports(_ clause: IfConfigClauseSyntax) -> [(ImportDeclSyntax, String)] {
    guard case .statements(let statements) = clause.elements else { return [] }
    return statements.compactMap { item in
      guard let node = item.item.as(ImportDeclSyntax.self), let name = node.path.first?.name.text
      else { return nil }
      return (node, name)
    }
  }
}

/// Looks for names in a file, and for the modules that it imports.
private final class NameFinder: SyntaxVisitor {
  private(set) var isUsed = false
  private(set) var modules: Set<String> = []
  private let names: Set<String>
  private let label: String?

  init(_ names: Set<String>, label: String? = nil) {
    (self.names, self.label) = (names, label)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    modules.formUnion(node.path.first.map { [$0.name.text] } ?? [])
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.name.text) { isUsed = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.baseName.text) { isUsed = true }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label, node.label?.text == label { isUsed = true }
    return .visitChildren
  }
}
