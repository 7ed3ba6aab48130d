import ComposeLists
import Foundation
import ListEngine
public import Signposts

/// Everything that decides what a run does: the same parameters give the same run.
public struct RunParameters: Hashable, Sendable {
  /// The rule by which items get their sizes.
  public enum Sizing: String, CaseIterable, Sendable {
    /// Every item has a fixed height.
    case fixed
    /// Items with more text than one line measure themselves.
    case text
  }

  /// The layout of the content.
  public enum Layout: String, CaseIterable, Sendable {
    /// As the scenario has it: rows below each other, mostly.
    case table
    /// Items beside each other, two in a row, as far as the rows are wide enough.
    case flow
    /// One item per page.
    case paged
    /// Rows of the list's width as groups of a compositional layout, or the scenario's own groups.
    case compositional

    /// The layout that takes the place of a scenario's own.
    var description: LayoutDescription {
      switch self {
      case .table: .table()
      case .flow:
        .flow {
          $0.itemSizing = .columns(2)
          $0.spacings.itemSpacing = 8
          $0.spacings.rowSpacing = 8
        }
      case .paged: .paged()
      case .compositional: CompositionalAppearance.default.toLayoutDescription()
      }
    }
  }

  /// The clock that moves from frame to frame.
  public enum Clock: String, CaseIterable, Sendable {
    /// Each frame is one period after the one before, whatever it took: the same run on any machine.
    case virtual
    /// Frames begin with the vertical synchronisations of a display; late ones are left out.
    case real
  }

  /// The values that differ from the defaults of their declarations, by name.
  private var given: [String: ParameterValue] = [:]

  /// The parameters of an ordinary run.
  public init() {}

  /// The parameters of an ordinary run of a scenario: as many items as it usually has, sized as it
  /// has them, on its clock.
  public init(for scenario: any Scenario) {
    items = scenario.defaultItems
    sizing = scenario.sizing
    layout = scenario.layout
    clock = scenario.clock
    if let rate = scenario.refreshRateHz { refreshRateHz = rate }
    if let frames = scenario.frames { self.frames = frames }
  }

  /// The value of a parameter: what was given, else its default.
  ///
  /// A scenario reads its own parameters by their declarations, most easily with `number(_:)`,
  /// `integer(_:)` and `text(_:)`.
  ///
  /// - Precondition: a new value is of the type of the parameter's domain.
  public subscript(parameter: ParameterDefinition) -> ParameterValue? {
    get {
      if let part = BatchingPart(rawValue: parameter.name) {
        return part.value(of: batching).map { .integer(Int64($0)) }
      }
      return given[parameter.name] ?? parameter.defaultValue
    }
    set {
      precondition(
        newValue.map { $0.type == parameter.domain.type } ?? true,
        "\(parameter.name) must be \(parameter.domain.requirement)"
      )
      if let part = BatchingPart(rawValue: parameter.name) {
        if let count = newValue?.integer { batching = part.policy(Int(count), in: batching) }
        return
      }
      given[parameter.name] = newValue == parameter.defaultValue ? nil : newValue
    }
  }

  /// The time between two frames, in nanoseconds, rounded down.
  public var periodNs: Int64 { 1_000_000_000 / Int64(refreshRateHz) }

  /// The time that a frame of the list may take, in nanoseconds: its share of the period.
  public var budgetNs: Int64 { max(1, Int64(Double(periodNs) * budgetShare)) }

  /// The parameters of one user's run: each has content and gestures of another seed.
  func ofUser(_ number: Int) -> RunParameters {
    var parameters = self
    parameters.seed = seed &+ UInt64(number)
    return parameters
  }
}
