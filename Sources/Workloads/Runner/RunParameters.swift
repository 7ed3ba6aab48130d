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

  /// What moves from frame to frame.
  public enum Clock: String, CaseIterable, Sendable {
    /// Each frame is one period after the one before, whatever it took: the same run on any machine.
    case virtual
    /// Frames begin with the vertical synchronisations of a display; late ones are left out.
    case real
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

  /// The name of the gesture script; nil means the scenario's first.
  public var gesture: String?
  /// Whose momentum flings have.
  public var physics = ScrollPhysics.ios
  /// What moves from frame to frame.
  public var clock = Clock.virtual
  /// How many frames at the begin are warm-up, which statistics leave out.
  public var warmupFrames = 0
  /// How many users have a list of their own in the same process.
  public var users = 1
  /// The share of a frame's period that the list may take; the rest is the app's and the system's.
  public var budgetShare = 0.5
  /// How many times slower the device is that is judged: costs are multiplied with it.
  public var slowdown = 1.0

  /// The parameters of an ordinary run.
  public init() {}

  /// The time between two frames, in nanoseconds, rounded down.
  public var periodNs: Int64 { 1_000_000_000 / Int64(refreshRate) }

  /// The time that a frame of the list may take, in nanoseconds: its share of the period.
  public var budgetNs: Int64 { max(1, Int64(Double(periodNs) * budgetShare)) }

  /// The parameters of one user's run: each has content and gestures of a seed of their own.
  func ofUser(_ number: Int) -> RunParameters {
    var parameters = self
    parameters.seed = seed &+ UInt64(number)
    return parameters
  }
}
