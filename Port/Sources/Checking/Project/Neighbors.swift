import Foundation
import SwiftParser
import SwiftSyntax

/// The files in the folders of other files, by what they declare.
public struct Neighbors {
  /// A file beside others.
  public struct File {
    /// The path.
    public var path: String
    /// The names of its types.
    public var types: Set<String>
    /// The names of members that it adds to types of other files.
    public var members: Set<String>
    /// All names that its text has.
    fileprivate var words: Set<String>

    fileprivate init(_ path: String, _ text: String) {
      self.path = path
      let reader = NameReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: text))
      types = reader.types
      members = reader.extensions.filter { !reader.types.contains($0.type) }
        .reduce(into: []) { $0.formUnion($1.members) }
      words = reader.words
    }
  }

  /// The files, in the order of their paths.
  public let files: [File]
  private let given: [File]

  /// Reads the `.swift` files beside others.
  public init(of paths: [String]) {
    let standard = Set(paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    var seen: Set<String> = []
    let folders = paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      .filter { seen.insert($0.standardizedFileURL.path).inserted }
    files = folders.flatMap { folder -> [File] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
        .map { folder.appendingPathComponent($0) }
        .filter { !standard.contains($0.standardizedFileURL.path) }
        .compactMap { Self.file($0.path) }
    }
    given = paths.compactMap(Self.file)
  }

  private static func file(_ path: String) -> File? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let text = String(validating: data, as: UTF8.self)
    else { return nil }
    return File(path, text)
  }

  /// The paths of the files that the others use, and that those use in turn; without those that declare a type
  /// of theirs again.
  public var used: [String] {
    var types = given.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    var words = given.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    var found: Set<String> = []
    var isSettled = false
    while !isSettled {
      isSettled = true
      for file in files where !found.contains(file.path) && types.isDisjoint(with: file.types) {
        guard !words.isDisjoint(with: file.types) || !words.isDisjoint(with: file.members) else {
          continue
        }
        found.insert(file.path)
        types.formUnion(file.types)
        words.formUnion(file.words)
        isSettled = false
      }
    }
    return files.map(\.path).filter(found.contains)
  }
}

/// Collects the names of a file's types, of members of its extensions, and all others.
private final class NameReader: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var extensions: [(type: String, members: Set<String>)] = []
  private(set) var words: Set<String> = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind { words.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.insert(name.text)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.memberBlock.members.flatMap { member -> [String] in
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        return variable.bindings.map(\.pattern.trimmedDescription)
      }
      return member.decl.as(FunctionDeclSyntax.self).map { [$0.name.text] } ?? []
    }
    extensions.append((node.extendedType.trimmedDescription, Set(names)))
    return .visitChildren
  }
}
