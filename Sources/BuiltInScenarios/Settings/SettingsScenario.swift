import Foundation
import HeadlessUIKit
import ListEngine
public import Workloads

/// A page of settings: groups of different rows, with titles above and notes below.
public struct SettingsScenario: Scenario {
  /// The number of rows per group; 8 groups make the default 40 rows.
  static let rowsPerGroup = 5
  /// The height of a single-line row, in points.
  static let rowHeight: CGFloat = 44
  /// The height of a row of several lines with fixed sizes, in points.
  static let textHeight: CGFloat = 76
  /// The time before the first toggle, and between toggles, in seconds.
  static let toggleInterval = 1.0

  /// `settings`.
  public let name = "settings"
  /// A description of the list.
  public let summary = "A page of settings: groups of 5 different rows, with headers and footers"
  /// 40.
  public let itemCounts = [40]
  /// The toggles.
  public let updates = "one switch is toggled per second, which changes 3 rows"
  /// None.
  public let gestures = [GestureScript.none]

  /// Creates the scenario.
  public init() {}

  /// Generates the page.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    SettingsSession(parameters)
  }
}

/// One run of the scenario `settings`.
final class SettingsSession: ScenarioSession {
  private(set) var page: SettingsPage
  private let sizing: RunParameters.Sizing
  private var toggles = Timetable(
    first: SettingsScenario.toggleInterval,
    every: SettingsScenario.toggleInterval
  )
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    page = SettingsPage(rowCount: parameters.items, seed: parameters.seed)
    sizing = parameters.sizing
    sectionCount = page.groups.count
    itemCount = parameters.items
    checksum = page.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    toggles.isDue(at: time) ? extraUpdate(in: list) : nil
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "toggle_setting") { [self] in page.toggle() }
  }

  func configure(_ list: inout ListProperties) {
    list.appearance.backgroundColor = .secondarySystemBackground
    list.layout = .table { $0.layout.interSectionSpacingWithFooter = 12 }
    for group in page.groups {
      list += Section(group.id) { section in
        section.header = SettingsCaption(text: group.title, place: .above)
        section.footer = SettingsCaption(text: group.note, place: .below)
        for row in group.rows { section += item(row) }
      }
    }
  }

  private func item(_ row: SettingsPage.Row) -> any AnyItem {
    let fixed = ListEngine.Sizing.fixed(height: SettingsScenario.rowHeight)
    switch row.kind {
    case .toggle(let isOn):
      return Item(SettingSwitchRow(id: row.id, title: row.title, isOn: isOn), sizing: fixed)
    case .value(let value):
      return Item(SettingValueRow(id: row.id, title: row.title, value: value), sizing: fixed)
    case .disclosure:
      return Item(SettingLinkRow(id: row.id, title: row.title), sizing: fixed)
    case .text(let text):
      return Item(SettingTextRow(id: row.id, text: text), sizing: textSizing)
    }
  }

  private var textSizing: ListEngine.Sizing {
    sizing == .text ? .thatFits() : .fixed(height: SettingsScenario.textHeight)
  }
}
