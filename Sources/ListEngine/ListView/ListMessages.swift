import Foundation

/// Where messages about what an app has set on a list go.
package enum ListMessages {
  /// True in debug builds, where an app hears of what it has set by mistake.
  static var areWanted: Bool { _isDebugAssertConfiguration() }

  /// Receives a message of one line; by default it is written to the standard error.
  @TaskLocal package static var receive: @Sendable (String) -> Void = { message in
    FileHandle.standardError.write(Data("ListView: \(message)\n".utf8))
  }
}

extension ListView {
  /// The name of the list in messages.
  var messageName: String { debuggingIdentifier.map { "list \($0)" } ?? "list \(listID)" }

  /// Says once that callbacks of the list keep changing it; in debug builds alone.
  func reportEndlessChanges() {
    guard ListMessages.areWanted, !hasReportedChanges else { return }
    hasReportedChanges = true
    ListMessages.receive(
      "\(messageName) is changed by its own callbacks over and over; after every \(ListChangesQueue.maxFollowUps) changes the others wait for the next turn of the run loop."
    )
  }
}
