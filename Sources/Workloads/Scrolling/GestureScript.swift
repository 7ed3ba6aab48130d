/// A way of scrolling that has a name on the command line.
public struct GestureScript: Sendable {
  /// The name on the command line, in lower case.
  public let name: String
  /// What the user does, in one sentence.
  public let summary: String
  private let make: @Sendable (RunParameters) -> any ScrollGesture

  /// Describes a script.
  ///
  /// - Parameters:
  ///   - name: the name on the command line, in lower case.
  ///   - summary: what the user does, in one sentence.
  ///   - make: makes the gesture of one run. The same parameters give the same gesture.
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
