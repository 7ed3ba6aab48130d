import Workloads

/// The texts of a page of settings.
enum SettingsWords {
  private static let topics = [
    "Accessibility", "Backup", "Battery", "Camera", "Display", "Keyboard", "Location", "Mail",
    "Mobile data", "Music", "Network", "Notifications", "Passwords", "Privacy", "Sounds", "Storage",
  ]
  private static let kinds = [
    "Automatic", "Background", "Default", "Detailed", "Dynamic", "Extended", "Fast", "Low power",
    "Offline", "Precise", "Private", "Quiet", "Reduced", "Scheduled", "Shared", "Silent",
  ]
  private static let things = [
    "alerts", "archive", "colours", "downloads", "feedback", "history", "mode", "playback",
    "preview", "refresh", "roaming", "search", "summary", "sync", "tracking", "updates",
  ]
  private static let notes = [
    "Changes apply to all devices that use the same account.",
    "May use more energy, and more of the data that your contract includes.",
    "Some apps ask again before they follow this setting.",
    "Nothing leaves this device.",
  ]

  /// The topic of a group.
  static func topic(using generator: inout SplitMix64) -> String {
    pick(topics, using: &generator)
  }

  /// The note below a group: one or two sentences.
  static func note(on topic: String, using generator: inout SplitMix64) -> String {
    let note = pick(notes, using: &generator)
    return Bool.random(using: &generator) ? "\(topic): more about it in the manual. \(note)" : note
  }

  /// The title of a row.
  static func title(using generator: inout SplitMix64) -> String {
    pick(kinds, using: &generator) + " " + pick(things, using: &generator)
  }

  /// The status of a switch as text.
  static func status(isOn: Bool) -> String { isOn ? "On" : "Off" }

  /// The explanation of a switch, with a different length when it is on.
  static func explanation(isOn: Bool) -> String {
    isOn
      ? "This is on. It runs while the screen is locked, looks for news every quarter of an hour, "
        + "and tells you when something needs your attention."
      : "This is off. Turn it on to be told of news."
  }

  private static func pick(_ words: [String], using generator: inout SplitMix64) -> String {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }
}
