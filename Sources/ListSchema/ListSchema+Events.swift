public import Signposts

extension EventKind {
  /// The vocabulary in use.
  @inlinable public static var schema: EventKind { EventKind(code: 0) }
  /// A scenario is about to be played.
  @inlinable public static var runBegin: EventKind { EventKind(code: 1) }
  /// The content of a scenario has been generated.
  @inlinable public static var scenario: EventKind { EventKind(code: 2) }
  /// A scenario has been played to its end.
  @inlinable public static var runEnd: EventKind { EventKind(code: 3) }
  /// The name behind a content type's number.
  @inlinable public static var typeName: EventKind { EventKind(code: 4) }
  /// A frame took longer than it may.
  @inlinable public static var frameOverrun: EventKind { EventKind(code: 5) }
  /// A size that is endless or no number counts as 0.
  @inlinable public static var invalidSize: EventKind { EventKind(code: 6) }
}
