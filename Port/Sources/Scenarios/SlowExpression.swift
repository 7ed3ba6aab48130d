import Checking
import Porting
import SwiftParser
import SwiftSyntax

/// A value in a ported file for which the compiler on Linux takes too long, and the file without it.
struct SlowExpression {
  /// The file with a short value in its place.
  let text: String
  /// The words for a person.
  let note: String

  /// Nil if the line is in no property or function whose type is written there.
  ///
  /// - Parameters:
  ///   - line: the line before the port.
  ///   - file: the file after it.
  init?(line: Int, of file: PortedFile) {
    let tree = Parser.parse(source: file.text)
    let lines = Set(LineMap(from: file.original, to: file.text).lines(of: line))
    let finder = ValueFinder(
      lines: lines,
      converter: SourceLocationConverter(fileName: "", tree: tree)
    )
    finder.walk(tree)
    guard let found = finder.found else { return nil }
    let (value, words) = Self.standIn(found.type)
    var bytes = Array(file.text.utf8)
    bytes.replaceSubrange(found.range, with: Array(found.isBody ? "{ \(value) }".utf8 : value.utf8))
    text = String(decoding: bytes, as: UTF8.self)
    note =
      "the compiler on Linux takes too long for this expression, so `\(found.name)` \(words) in the package. "
      + "Write its parts in constants with types, in lines before it."
  }

  /// A value of a type, and what is said of it.
  private static func standIn(_ type: TypeSyntax) -> (value: String, words: String) {
    if type.is(ArrayTypeSyntax.self) { return ("[]", "is empty") }
    if type.is(DictionaryTypeSyntax.self) { return ("[:]", "is empty") }
    if type.is(OptionalTypeSyntax.self) { return ("nil", "is nil") }
    if type.trimmedDescription == "String" { return ("\"\"", "is empty") }
    return (
      "{ preconditionFailure(\"the compiler takes too long for this value\") }()",
      "ends the program if it is used"
    )
  }
}

/// The innermost value with a written type around some lines.
private final class ValueFinder: SyntaxVisitor {
  struct Found {
    let name: String
    let type: TypeSyntax
    /// The bytes of the value, or of the body that returns it.
    let range: Range<Int>
    let isBody: Bool
  }

  private(set) var found: Found?
  private let lines: Set<Int>
  private let converter: SourceLocationConverter

  init(lines: Set<Int>, converter: SourceLocationConverter) {
    self.lines = lines
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.typeAnnotation?.type else { return .visitChildren }
    let name = node.pattern.trimmedDescription
    if let value = node.initializer?.value {
      note(name, type, Syntax(value), isBody: false)
    } else if let block = node.accessorBlock, case .getter = block.accessors {
      note(name, type, Syntax(block), isBody: true)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type, let body = node.body {
      note(node.name.text, type, Syntax(body), isBody: true)
    }
    return .visitChildren
  }

  private func note(_ name: String, _ type: TypeSyntax, _ node: Syntax, isBody: Bool) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    let range = converter.location(for: start).line...converter.location(for: end).line
    guard lines.contains(where: range.contains) else { return }
    found = Found(
      name: name,
      type: type,
      range: start.utf8Offset..<end.utf8Offset,
      isBody: isBody
    )
  }
}
