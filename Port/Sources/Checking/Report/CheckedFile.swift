import Porting

/// A file after the port, and the compiler's answer.
public struct CheckedFile: Codable, Sendable {
  /// The outcome for a file.
  public enum State: String, Codable, Sendable {
    /// It compiles on Linux after the port.
    case compiles
    /// It needs names that are not there.
    case needsNames
    /// The compiler has other errors.
    case hasErrors
    /// It is a SwiftUI view.
    case isSwiftUI
    /// Conditions leave nothing of it to Linux, so that nothing was compiled.
    case notMeasured
    /// It could not be read, and was not ported.
    case unreadable
  }

  /// The path of the file.
  public var path: String
  /// The outcome.
  public var state: State
  /// True if it has a view controller or is a SwiftUI view; false for models, cells and services.
  public var isScreen: Bool
  /// The names that it needs, each once, in order.
  public var missing: [String]
  /// The errors of the compiler.
  public var problems: [Problem]
  /// The notes of the port.
  public var notes: [Note]

  /// Decides for a file by its errors.
  init(_ file: PortedFile, errors: [CompilerError]) {
    path = file.path
    notes = file.notes
    isScreen = file.isScreen || file.notes.contains(where: \.isSwiftUIView)
    let lines = LineMap(from: file.original, to: file.text)
    problems = errors.map { error in
      var error = error
      error.line = lines[error.line]
      return Problem(error, inSwiftUI: SwiftUINames.areUsed(in: file.text))
    }
    var seen: Set<String> = []
    missing = problems.compactMap(\.name).filter { seen.insert($0).inserted }
    state = Self.state(file, problems)
  }

  private static func state(_ file: PortedFile, _ problems: [Problem]) -> State {
    if file.isRefused { return .unreadable }
    if file.isHidden { return .notMeasured }
    if problems.isEmpty { return .compiles }
    if file.notes.contains(where: \.isOfSwiftUI) { return .isSwiftUI }
    // Without a name, the compiler finds errors that only follow from it.
    return problems.contains { $0.name != nil } ? .needsNames : .hasErrors
  }
}

extension Note {
  /// True for the note on a type that is a SwiftUI view.
  var isSwiftUIView: Bool { kind == .resource && message.hasPrefix("A SwiftUI View:") }

  /// True for the note on a type of SwiftUI's: a view, a style, a modifier.
  var isOfSwiftUI: Bool {
    kind == .resource && message.hasPrefix("A SwiftUI ") && message.contains(": leave it out")
  }
}
