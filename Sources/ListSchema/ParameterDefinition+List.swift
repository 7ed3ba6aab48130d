// Generated from ListSchema by scripts/generate. Do not edit.
// swift-format-ignore-file

public import Signposts

extension ParameterDefinition {
  /// Items that the list has.
  public static let items = ListSchema.declared("items")
  /// Seed of all random numbers: the same seed plays the same run.
  public static let seed = ListSchema.declared("seed")
  /// How content is placed.
  public static let layout = ListSchema.declared("layout")
  /// How items get their sizes: fixed, or from their text.
  public static let sizing = ListSchema.declared("sizing")
  /// The size of text that the user prefers.
  public static let contentSize = ListSchema.declared("content_size")
  /// How much of the content is presented.
  public static let batching = ListSchema.declared("batching")
  /// Items measured per frame before they are presented, in the direction of the scroll.
  public static let measuringAhead = ListSchema.declared("measuring_ahead")
  /// How the list shows changes: at once, or within 0.15 s.
  public static let animation = ListSchema.declared("animation")
  /// Texts whose sizes are kept.
  public static let textCache = ListSchema.declared("text_cache")
  /// Simulated users in one process, each with a list.
  public static let users = ListSchema.declared("users")
  /// Frames to play.
  public static let frames = ListSchema.declared("frames")
  /// Frames per second.
  public static let refreshRateHz = ListSchema.declared("refresh_rate_hz")
  /// How the list is scrolled: the name of a gesture script.
  public static let gesture = ListSchema.declared("gesture")
  /// Which system's fling momentum is used.
  public static let physics = ListSchema.declared("physics")
  /// What moves from frame to frame.
  public static let clock = ListSchema.declared("clock")
  /// Warm-up frames at the start, which statistics leave out.
  public static let warmupFrames = ListSchema.declared("warmup_frames")
  /// Share of a frame's period that the list may take.
  public static let budgetShare = ListSchema.declared("budget_share")
  /// How many times slower the device is that late frames are evaluated for.
  public static let slowdown = ListSchema.declared("slowdown")
  /// How many times slower that device is for each kind of work.
  public static let slowdownProfile = ListSchema.declared("slowdown_profile")
  /// Number of the repetition, from 1.
  public static let repetition = ListSchema.declared("repetition")
  /// Whether single elements are recorded, which takes time and space.
  public static let elementDetail = ListSchema.declared("element_detail")
  /// A delay that is added to every interval of one name.
  public static let inject = ListSchema.declared("inject")
}

extension ListSchema {
  /// The parameter of a name.
  ///
  /// - Precondition: the table declares it.
  static func declared(_ name: String) -> ParameterDefinition {
    guard let row = schema.parameter(named: name) else {
      preconditionFailure("no parameter \(name): run scripts/generate")
    }
    return row
  }
}
