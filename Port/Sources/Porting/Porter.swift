public import Foundation
import Dispatch
import SwiftParser
import SwiftSyntax

/// A file before or after the port.
public struct PortedFile: Sendable {
  /// The path by which it was given.
  public var path: String
  /// The text after the port; that before it where nothing changes.
  public var text: String
  /// The text before the port.
  public var original: String
  /// True if the text differs from the one before.
  public var isChanged: Bool
  /// The places that are left to a person, by line of the text before.
  public var notes: [Note]
  /// True if the file has a view controller; models, cells and services are no screens.
  public var isScreen = false
  /// True if conditions leave nothing of the file to Linux but imports.
  public var isHidden: Bool { HiddenFile.isHidden(Parser.parse(source: text)) }

  /// True if the file could not be read at all.
  public var isRefused: Bool { notes.contains { $0.kind == .unreadable } }
}

/// Rewrites files of an iOS app, so that they compile on Linux and do the same on iOS.
public struct Porter: Sendable {
  /// True if the target's types belong to the main actor where they say nothing.
  public var isMainActorByDefault: Bool
  /// True if the target is compiled as Swift 6, which checks what closures capture.
  public var isSwift6: Bool
  /// True if the target runs on no iOS before 14, the first whose controls and bar buttons have closures.
  public var hasActions: Bool

  /// Creates a porter for a target.
  public init(
    isMainActorByDefault: Bool = false,
    isSwift6: Bool = false,
    hasActions: Bool = true
  ) {
    self.isMainActorByDefault = isMainActorByDefault
    self.isSwift6 = isSwift6
    self.hasActions = hasActions
  }

  /// Rewrites files that belong together: functions and classes are looked up in all of them.
  ///
  /// Works on a thread with a large stack, since deeply nested code is read recursively.
  ///
  /// - Parameter files: paths, and contents as they are on disk.
  /// - Returns: the files as they are to be, in the same order.
  public func port(_ files: [(path: String, contents: Data)]) -> [PortedFile] {
    LargeStack.run { portHere(files) }
  }

  /// Rewrites one file.
  public func port(_ text: String) -> PortedFile {
    port([("", Data(text.utf8))])[0]
  }

  private func portHere(_ files: [(path: String, contents: Data)]) -> [PortedFile] {
    let inputs = files.map { Input($0.contents) }
    let trees = inputs.map { $0.tree ?? Parser.parse(source: "") }
    let declarations = Declarations(
      trees,
      isMainActorByDefault: isMainActorByDefault,
      isSwift6: isSwift6,
      hasActions: hasActions
    )
    let good = inputs.indices.filter { inputs[$0].problem == nil }
    let sources = inputs.map { SourceText($0.text) }
    var targets = KeptTargets()
    var rewriters = rewritten()
    // Each time, more targets stay.
    while targets.add(rewriters.map(\.targets), declarations) { rewriters = rewritten() }
    // A selector of one file may name a function of another.
    let kept = rewriters.reduce(into: Set<Method>()) { $0.formUnion($1.kept) }
    let converted = rewriters.reduce(into: Set<Method>()) { $0.formUnion($1.converted) }
    let called = rewriters.reduce(into: Set<Method>()) { $0.formUnion($1.called) }
    return files.indices.map { index in
      var result = finished(index)
      result.isScreen = declarations.hasController(inFile: index)
      return result
    }

    func rewritten() -> [Rewriter] {
      let observations = NotificationPlans(declarations)
      let rewriters = sources.enumerated().map { index, source in
        Rewriter(
          source,
          declarations: declarations,
          observations: observations,
          targets: targets,
          file: index
        )
      }
      for index in good { rewriters[index].findObservers(trees[index]) }
      observations.settle()
      for index in good { rewriters[index].rewrite(trees[index]) }
      for index in good { rewriters[index].declare(in: trees[index]) }
      return rewriters
    }

    func finished(_ index: Int) -> PortedFile {
      let (file, input, rewriter) = (files[index], inputs[index], rewriters[index])
      guard input.problem == nil else {
        return PortedFile(
          path: file.path,
          text: input.text,
          original: input.text,
          isChanged: false,
          notes: [input.problem].compactMap { $0 }
        )
      }
      rewriter.kept = kept
      rewriter.converted = converted
      rewriter.called = called
      rewriter.rewriteFunctions()
      return result(file.path, input, rewriter)
    }
  }

  private func result(_ path: String, _ input: Input, _ rewriter: Rewriter) -> PortedFile {
    let text = EditedText(rewriter.source, rewriter.edits).text
    var notes = rewriter.notes.sorted()
    guard text != input.text else {
      return PortedFile(
        path: path,
        text: text,
        original: input.text,
        isChanged: false,
        notes: notes + hiddenNote(input.tree)
      )
    }
    let tree = Parser.parse(source: text)
    if tree.hasError {
      notes = [
        Note(
          kind: .unreadable,
          line: 1,
          message: "The rewritten file would not parse; it is left as it was."
        )
      ]
      return PortedFile(
        path: path,
        text: input.text,
        original: input.text,
        isChanged: false,
        notes: notes
      )
    }
    notes += hiddenNote(tree)
    let mark = input.hasMark ? "\u{FEFF}" : ""
    return PortedFile(
      path: path,
      text: mark + text,
      original: mark + input.text,
      isChanged: true,
      notes: notes
    )
  }
}

/// The note of a file of which conditions leave nothing to Linux.
private func hiddenNote(_ tree: SourceFileSyntax?) -> [Note] {
  guard let tree, HiddenFile.isHidden(tree) else { return [] }
  return [
    Note(
      kind: .onlyOnIOS,
      line: 1,
      message:
        "The whole file is under conditions; #if canImport(UIKit) || canImport(ListScope) has it on Linux, too."
    )
  ]
}

/// The text of a file, its tree, and the reason if it has none.
private struct Input {
  var text: String
  var hasMark = false
  var tree: SourceFileSyntax?
  var problem: Note?

  init(_ contents: Data) {
    guard let text = String(validating: contents, as: UTF8.self) else {
      self.text = String(decoding: contents, as: UTF8.self)
      let isWide = contents.starts(with: [0xFF, 0xFE]) || contents.starts(with: [0xFE, 0xFF])
      let encoding = isWide ? "UTF-16" : "another encoding"
      problem = Note(
        kind: .unreadable,
        line: 1,
        message: "The file is not UTF-8 but \(encoding); convert it with iconv."
      )
      return
    }
    hasMark = contents.starts(with: [0xEF, 0xBB, 0xBF])
    self.text = hasMark ? String(decoding: contents.dropFirst(3), as: UTF8.self) : text
    let tree = Parser.parse(source: self.text)
    if tree.hasError {
      let place = ErrorFinder(viewMode: .all)
      place.walk(tree)
      let line = SourceText(self.text).line(of: place.offset ?? 0)
      problem = Note(
        kind: .unreadable,
        line: line,
        message: "The file does not parse here; it is left as it was."
      )
      if hasMark { self.text = text }
      return
    }
    self.tree = tree
  }
}

/// Finds the first place that does not parse.
private final class ErrorFinder: SyntaxAnyVisitor {
  private(set) var offset: Int?

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard offset == nil, node.hasError || node.is(UnexpectedNodesSyntax.self) else {
      return .skipChildren
    }
    if node.is(UnexpectedNodesSyntax.self) {
      offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if offset == nil, token.presence == .missing || token.hasError {
      offset = token.position.utf8Offset
    }
    return .skipChildren
  }
}

/// Runs a function on a thread with a stack for deep recursion.
enum LargeStack {
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
    let body: () -> Value
    init(_ body: @escaping () -> Value) { self.body = body }
  }

  static func run<Value>(_ body: @escaping () -> Value) -> Value {
    let box = Box(body)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = box.body()
      done.signal()
    }
    thread.stackSize = 1 << 30
    thread.start()
    done.wait()
    guard let value = box.value else { preconditionFailure("The thread ended without a value.") }
    return value
  }
}
