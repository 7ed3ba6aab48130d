/// A named way of scrolling.
public struct GestureScript: Sendable {
  /// The name on the command line, in lower case.
  public let name: String
  /// A description of what the simulated user does, in one sentence.
  public let summary: String
  private let make: @Sendable (RunParameters) -> any ScrollGesture

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - name: the name on the command line, in lower case.
  ///   - summary: a description of what the simulated user does, in one sentence.
  ///   - make: creates the gesture of one run. The same parameters produce the same gesture.
  public init(
    _ name: String,
    _ summary: String,
    make: @escaping @Sendable (RunParameters) -> any ScrollGesture
  ) {
    self.name = name
    self.summary = summary
    self.make = make
  }

  /// The gesture of one run.
  public func makeGesture(_ parameters: RunParameters) -> any ScrollGesture { make(parameters) }
}
