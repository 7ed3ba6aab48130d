/// A place of a file that a person has to look at.
public struct Note: Hashable, Codable, Sendable, Comparable {
  /// The kinds of notes.
  public enum Kind: String, Codable, Sendable {
    /// The file was not changed at all.
    case unreadable
    /// The line was left as it was, and does not compile on Linux.
    case left
    /// The line is there on iOS alone, under `#if canImport(ObjectiveC)`.
    case onlyOnIOS
    /// Something that no port of source code brings: a storyboard, a nib, SwiftUI.
    case resource

    /// The words for a person.
    public var words: String { self == .onlyOnIOS ? "only on iOS" : rawValue }
  }

  /// The kind.
  public var kind: Kind
  /// The line, from 1.
  public var line: Int
  /// The words: the reason, and the next step.
  public var message: String

  /// Creates a note.
  public init(kind: Kind, line: Int, message: String) {
    self.kind = kind
    self.line = line
    self.message = message
  }

  /// By line.
  public static func < (one: Note, other: Note) -> Bool {
    (one.line, one.message) < (other.line, other.message)
  }
}
