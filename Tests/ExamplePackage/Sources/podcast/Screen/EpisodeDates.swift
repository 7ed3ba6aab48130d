import Foundation

/// The line above an episode's title: when it was published, and how long it is.
final class EpisodeDates {
  nonisolated(unsafe) static let shared = EpisodeDates()

  private let date = DateFormatter()
  private let minutes = NumberFormatter()

  init() {
    date.locale = Locale(identifier: "en_GB")
    date.timeZone = TimeZone(identifier: "UTC")
    date.dateStyle = .medium
    minutes.locale = date.locale
    minutes.numberStyle = .decimal
  }

  func text(_ episode: Episode) -> String {
    let length = minutes.string(from: NSNumber(value: episode.minutes)) ?? ""
    return "\(date.string(from: episode.published)) · \(length) min"
  }

  /// The same, by formatters that nobody uses again.
  static func madeAnew(_ episode: Episode) -> String { EpisodeDates().text(episode) }
}
