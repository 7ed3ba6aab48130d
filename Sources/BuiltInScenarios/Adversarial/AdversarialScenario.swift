import Foundation
import HeadlessUIKit
import ListEngine
public import Workloads

/// Combines many things that are hard for a list.
public struct AdversarialScenario: Scenario {
  /// The median length of a text, in bytes; ours.
  static let medianLength = 40.0
  /// The standard deviation of the logarithm of the length; ours.
  static let lengthSigma = 1.5
  /// The maximum length of a text, in bytes; ours.
  static let maxLength = 2_000.0
  /// The share of rows with the identifier of another row; ours.
  static let duplicateShare = 0.1

  /// The share of rows that each change moves from the start to the end; ours.
  static let rotatedShare = 0.1
  /// The number of single-row sections before each empty section; ours.
  static let rowsPerEmptySection = 50
  /// The time before the first change, and between changes, in seconds; ours.
  static let interval = 3.0

  /// `adversarial`.
  public let name = "adversarial"
  /// A description of the list.
  public let summary = """
    Self-sizing rows of unique texts, some right to left, some without height, with duplicate \
    identifiers and empty sections
    """
  /// 10,000.
  public let itemCounts = [10_000]
  /// The changes.
  public let updates = "every 3 s all rows get a section each, or come together in one again"

  /// The gestures that scroll it.
  public let gestures = [GestureScript.jumpy]

  /// Creates the scenario.
  public init() {}

  /// Generates the rows.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    AdversarialSession(parameters)
  }
}

/// One run of the scenario `adversarial`.
final class AdversarialSession: ScenarioSession {
  private(set) var content: AdversarialContent
  private let sizing: RunParameters.Sizing
  private var changes = Timetable(
    first: AdversarialScenario.interval,
    every: AdversarialScenario.interval
  )
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    content = AdversarialContent(count: parameters.items, seed: parameters.seed)
    sizing = parameters.sizing
    sectionCount = content.groups.count
    itemCount = content.rows.count
    checksum = content.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    changes.isDue(at: time) ? extraUpdate(in: list) : nil
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "regroup") { [self] in content.regroup() }
  }

  func configure(_ list: inout ListProperties) {
    for group in content.groups {
      list += Section(group.id) { section in
        section += group.rows.map { Item(AdversarialRow(row: $0), sizing: rowSizing(of: $0)) }
      }
    }
  }

  private func rowSizing(of row: AdversarialContent.Row) -> ListEngine.Sizing {
    guard sizing == .fixed else { return .thatFits() }
    return .fixed(height: row.text.isEmpty ? 0 : CGFloat(44 + row.text.utf8.count % 5 * 20))
  }
}
