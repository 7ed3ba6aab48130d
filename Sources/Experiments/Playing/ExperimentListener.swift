/// Takes what a procedure says while it works, and shows how far it is.
package protocol ExperimentListener: Sendable {
  /// Takes what a user should know, though nothing is wrong.
  func note(_ message: String)

  /// Takes what is done, for users who want to follow it.
  func detail(_ message: @autoclosure () -> String)

  /// Takes a doubt about the result.
  func warn(_ message: String)

  /// Begins a part of the work that takes a known number of steps.
  func progress(total: Int, unit: String, part: (number: Int, of: Int?)) -> any ProgressDisplay
}

/// Shows how much of a part of the work is done.
package protocol ProgressDisplay {
  /// Takes the number of steps that are done.
  mutating func show(_ done: Int)

  /// Ends the display.
  func clear()
}

/// Listens to nothing.
package struct SilentListener: ExperimentListener {
  private struct Display: ProgressDisplay {
    func show(_ done: Int) {}
    func clear() {}
  }

  package init() {}

  package func note(_ message: String) {}
  package func detail(_ message: @autoclosure () -> String) {}
  package func warn(_ message: String) {}

  package func progress(
    total: Int,
    unit: String,
    part: (number: Int, of: Int?)
  ) -> any ProgressDisplay { Display() }
}
