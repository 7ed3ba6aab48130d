import Foundation
public import ListEngine

/// Everything that decides what a run does: the same parameters give the same run.
public struct RunParameters: Hashable, Sendable {
  /// How items get their sizes.
  public enum Sizing: String, CaseIterable, Sendable {
    /// Every item has a fixed height.
    case fixed
    /// Items with more text than one line measure themselves.
    case text
  }

  /// How content is placed.
  public enum Layout: String, CaseIterable, Sendable {
    /// As the scenario has it: rows below each other, mostly.
    case table
    /// Items beside each other, two in a row, as far as the rows are wide enough.
    case flow
    /// An item a page.
    case paged

    /// The layout that takes the place of the scenario's; nil leaves that.
    var description: LayoutDescription? {
      switch self {
      case .table: nil
      case .flow:
        .flow {
          $0.itemSizing = .columns(2)
          $0.spacings.itemSpacing = 8
          $0.spacings.rowSpacing = 8
        }
      case .paged: .paged()
      }
    }
  }

  /// How many items are generated.
  public var items = 10_000
  /// The seed of all generators.
  public var seed: UInt64 = 1
  /// How many frames are played.
  public var frames = 600
  /// Frames a second.
  public var refreshRate = 60
  /// How content is placed.
  public var layout = Layout.table
  /// How items get their sizes.
  public var sizing = Sizing.text
  /// How much of the content is presented.
  public var batching = BatchingPolicy.default
  /// The number of the repetition, from 1.
  public var repetition = 1

  /// The parameters of an ordinary run.
  public init() {}

  /// The time that a frame may take, in nanoseconds: one period of the display.
  public var budgetNs: Int64 { 1_000_000_000 / Int64(refreshRate) }
}
