// Generated from ListSchema by scripts/generate. Do not edit.
// swift-format-ignore-file

public import Signposts

extension ParameterDefinition {
  /// Items that the list has.
  public static let items = ListSchema.declared("items")
  /// Seed of all random numbers: the same seed plays the same run.
  public static let seed = ListSchema.declared("seed")
  /// The layout of the content.
  public static let layout = ListSchema.declared("layout")
  /// The source of the items' sizes: fixed, or their text.
  public static let sizing = ListSchema.declared("sizing")
  /// The size of text that the user prefers.
  public static let contentSize = ListSchema.declared("content_size")
  /// The part of the content that is presented.
  public static let batching = ListSchema.declared("batching")
  /// Items measured per frame before they are presented, in the direction of the scroll.
  public static let measuringAhead = ListSchema.declared("measuring_ahead")
  /// The animation of changes: none, or 0.15 s.
  public static let animation = ListSchema.declared("animation")
  /// Texts whose sizes are kept.
  public static let textCache = ListSchema.declared("text_cache")
  /// Simulated users in one process, each with a list.
  public static let users = ListSchema.declared("users")
  /// Frames to play.
  public static let frames = ListSchema.declared("frames")
  /// Frames per second.
  public static let refreshRateHz = ListSchema.declared("refresh_rate_hz")
  /// The gesture script that scrolls the list, by its name.
  public static let gesture = ListSchema.declared("gesture")
  /// The system whose fling momentum is used.
  public static let physics = ListSchema.declared("physics")
  /// The motion from frame to frame.
  public static let clock = ListSchema.declared("clock")
  /// Warm-up frames at the start, which statistics leave out.
  public static let warmupFrames = ListSchema.declared("warmup_frames")
  /// Share of a frame's period that the list may take.
  public static let budgetShare = ListSchema.declared("budget_share")
  /// The factor by which times grow on the device for which late frames are evaluated.
  public static let slowdown = ListSchema.declared("slowdown")
  /// The factor by which that device is slower for each kind of work.
  public static let slowdownProfile = ListSchema.declared("slowdown_profile")
  /// Number of the repetition, from 1.
  public static let repetition = ListSchema.declared("repetition")
  /// Records single elements, which takes time and space.
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
