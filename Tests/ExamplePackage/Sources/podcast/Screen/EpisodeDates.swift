import Foundation

/// The line above an episode's title: when it was published, and how long it is.
final class EpisodeDates {
  nonisolated(unsafe) static let shared = EpisodeDates()

  private let date = DateFormatter()

  init() {
    date.locale = Locale(identifier: "en_GB")
    date.timeZone = TimeZone(identifier: "UTC")
    date.dateStyle = .medium
  }

  func text(_ episode: Episode) -> String {
    "\(date.string(from: episode.published)) · \(episode.minutes) min"
  }

  /// The same, by a formatter that is not reused.
  static func madeAnew(_ episode: Episode) -> String { EpisodeDates().text(episode) }
}
