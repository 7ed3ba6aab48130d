import Foundation

/// The positions where a user stopped listening: a file, and what was read from it when the app
/// started.
final class Bookmarks {
  private let url: URL
  private let positions: [Float]

  init(episodes: Int) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("podcast-bookmarks-\(getuid())")
    positions = (0..<episodes).map { $0 % 25 == 0 ? Float($0 % 100) / 100 : 0 }
    let text = positions.enumerated().map { "\($0): \($1)\n" }.joined()
    try? text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// The position in an episode.
  func position(in episode: Int) -> Double {
    positions.indices.contains(episode) ? Double(positions[episode]) : 0
  }

  /// Returns whether the file still has positions, which is found out by reading it.
  func isSaved() -> Bool {
    (try? String(contentsOf: url, encoding: .utf8)).map { !$0.isEmpty } ?? false
  }
}
