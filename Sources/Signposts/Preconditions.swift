// Every library has this file, as a link: a failed precondition says why in optimised programs, too.
// The standard library's functions of these names only stop such a program, without a word.

/// Ends the program with a message unless a condition of the caller's making holds.
@usableFromInline @inline(__always)
func precondition(
  _ condition: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID,
  line: UInt = #line
) {
  guard condition() else { fatalError(message(), file: file, line: line) }
}

/// Ends the program with a message, at a place that no correct caller reaches.
@usableFromInline @inline(never)
func preconditionFailure(
  _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}
