import Foundation

/// The settings of a device, as the screen shows them.
struct SettingsStore {
  struct Setting: Identifiable, Equatable {
    enum Kind: Equatable {
      case toggle(isOn: Bool)
      case link(detail: String?)
      case level(Float)
      case choice(selected: Int, options: [String])
    }

    var id: String
    var title: String
    var symbol: String
    var color: Color
    var kind: Kind
  }

  enum Color: CaseIterable {
    case gray, blue, green, orange, red, purple
  }

  struct Group: Identifiable {
    var id: String
    var title: String?
    var footnote: String?
    var settings: [Setting]
  }

  private(set) var groups: [Group]

  /// Creates the settings of the system, and those of this number of apps.
  init(appCount: Int, using generator: inout some RandomNumberGenerator) {
    groups = Self.system
    groups.append(
      Group(
        id: "apps",
        title: "Apps",
        footnote: "Apps that were installed from other sources are not listed here.",
        settings: (0..<appCount).map { number in
          let first = generator.pick(from: ["Photo", "Note", "Map", "Run", "Cook", "Mail"])
          let last = generator.pick(from: ["Box", "Pro", "Kit", "Desk", "Space"])
          return Setting(
            id: "app-\(number)",
            title: "\(first)\(last) \(number + 1)",
            symbol: "app",
            color: generator.pick(from: Color.allCases),
            kind: .link(
              detail: number % 3 == 0 ? "\(Int.random(in: 2...900, using: &generator)) MB" : nil
            )
          )
        }
      )
    )
  }

  var settingCount: Int { groups.reduce(0) { $0 + $1.settings.count } }

  mutating func set(_ kind: Setting.Kind, for id: Setting.ID) {
    for group in groups.indices {
      guard let index = groups[group].settings.firstIndex(where: { $0.id == id }) else { continue }
      groups[group].settings[index].kind = kind
    }
  }

  private static var system: [Group] {
    [
      Group(
        id: "network",
        title: nil,
        footnote: nil,
        settings: [
          Setting(
            id: "airplane",
            title: "Airplane Mode",
            symbol: "airplane",
            color: .orange,
            kind: .toggle(isOn: false)
          ),
          Setting(
            id: "wifi",
            title: "Wi-Fi",
            symbol: "wifi",
            color: .blue,
            kind: .link(detail: "Garden House")
          ),
          Setting(
            id: "bluetooth",
            title: "Bluetooth",
            symbol: "wave.3.right",
            color: .blue,
            kind: .link(detail: "On")
          ),
        ]
      ),
      Group(
        id: "alerts",
        title: "Alerts",
        footnote:
          "Summaries are delivered at 8:00 and 18:00. Calls and messages from your favourites are always delivered immediately.",
        settings: [
          Setting(
            id: "notifications",
            title: "Notifications",
            symbol: "bell",
            color: .red,
            kind: .toggle(isOn: true)
          ),
          Setting(
            id: "summary",
            title: "Scheduled Summary",
            symbol: "clock",
            color: .purple,
            kind: .toggle(isOn: true)
          ),
          Setting(
            id: "volume",
            title: "Volume",
            symbol: "speaker",
            color: .gray,
            kind: .level(0.6)
          ),
        ]
      ),
      Group(
        id: "display",
        title: "Display",
        footnote: nil,
        settings: [
          Setting(
            id: "appearance",
            title: "Appearance",
            symbol: "circle",
            color: .gray,
            kind: .choice(selected: 0, options: ["Light", "Dark", "Auto"])
          ),
          Setting(
            id: "brightness",
            title: "Brightness",
            symbol: "sun.max",
            color: .blue,
            kind: .level(0.4)
          ),
          Setting(
            id: "bold",
            title: "Bold Text",
            symbol: "bold",
            color: .gray,
            kind: .toggle(isOn: false)
          ),
          Setting(
            id: "wallpaper",
            title: "Wallpaper",
            symbol: "photo",
            color: .green,
            kind: .link(detail: nil)
          ),
        ]
      ),
    ]
  }
}
