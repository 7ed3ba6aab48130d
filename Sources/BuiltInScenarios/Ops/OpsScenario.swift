import ListEngine
public import Workloads

/// Operations on one long table: those of js-framework-benchmark, and adversarial edits.
public struct OpsScenario: Scenario {
  /// The number of frames between two operations.
  static let framesBetween = 4

  /// `ops`.
  public let name = "ops"
  /// A description of the list.
  public let summary = "One table of fixed rows, and the operations of js-framework-benchmark on it"
  /// 1,000, 10,000 and 50,000.
  public let itemCounts = [1_000, 10_000, 50_000]
  /// The operations.
  public let updates = """
    \(TableOperation.allCases.count) operations in turn, one every \(framesBetween) frames; each is \
    an interval of its name
    """
  /// None.
  public let gestures = [GestureScript.none]
  /// All fixed.
  public let sizing = RunParameters.Sizing.fixed

  /// Creates the scenario.
  public init() {}

  /// Generates the table.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    OpsSession(parameters)
  }
}

/// One run of the scenario `ops`.
final class OpsSession: ScenarioSession {
  private(set) var table: OpsTable
  private var calls = 0
  let sectionCount = 1
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    table = OpsTable(count: parameters.items, seed: parameters.seed)
    itemCount = table.rows.count
    checksum = table.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    defer { calls += 1 }
    guard calls > 0, calls.isMultiple(of: OpsScenario.framesBetween) else { return nil }
    let operations = TableOperation.allCases
    let operation = operations[(calls / OpsScenario.framesBetween - 1) % operations.count]
    return ContentUpdate(name: operation.name) { [self] in table.perform(operation) }
  }

  func configure(_ list: inout ListProperties) {
    list += Section("table") { section in
      section += table.rows.map {
        Item(
          OpsRow(row: $0),
          sizing: .fixed(height: OpsRow.height),
          selectionStyle: .selectable(isSelected: $0.id == table.selectedID)
        )
      }
    }
  }
}
