import Foundation

/// The output of messages about contradictory and ambiguous constraints.
public enum LayoutMessages {
  /// Receives a message of one line; by default it is written to the standard error.
  @TaskLocal public static var receive: @Sendable (String) -> Void = { message in
    FileHandle.standardError.write(Data("Auto Layout: \(message)\n".utf8))
  }
}
