import Signposts

extension ListSchema {
  /// Every parameter that any run has.
  ///
  /// Options, traces, manifests, tables and reports follow from these rows. Scenarios declare
  /// further ones.
  static let parameters: [ParameterDefinition] = content + playing + evaluation

  /// The names of UIKit's content size categories, the smallest first.
  private static let contentSizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]

  /// The parameters of the list's content.
  private static let content = [
    ParameterDefinition(
      "items",
      .integers(1...10_000_000, scale: .logarithmic),
      unit: "items",
      default: .integer(10_000),
      defaultMeaning: "the scenario's own, up to 10000",
      option: "items",
      "Items that the list has"
    ),
    ParameterDefinition(
      "seed",
      .seeds,
      default: .unsigned(1),
      option: "seed",
      "Seed of all random numbers: the same seed plays the same run"
    ),
    ParameterDefinition(
      "layout",
      .cases([.text("table"), .text("flow"), .text("paged"), .text("compositional")]),
      default: .text("table"),
      defaultMeaning: "the scenario's own",
      option: "layout",
      swiftType: "Layout",
      "The layout of the content"
    ),
    ParameterDefinition(
      "sizing",
      .cases([.text("fixed"), .text("text")]),
      default: .text("text"),
      defaultMeaning: "the scenario's own",
      option: "sizing",
      swiftType: "Sizing",
      "The source of the items' sizes: fixed, or their text"
    ),
    ParameterDefinition(
      "content_size",
      .cases(contentSizes.map { .text($0) }),
      default: nil,
      defaultMeaning: "large",
      option: "content-size",
      swiftType: "ContentSize",
      "The size of text that the user prefers",
      details: "Fonts of text styles and scaled fonts follow it, others do not."
    ),
    ParameterDefinition(
      "batching",
      .text,
      default: .text("window:10:20"),
      option: "batching",
      swiftType: "BatchingPolicy",
      "The part of the content that is presented",
      details: """
        Either window:BEFORE:AFTER, which adds BEFORE items before and AFTER items after the visible \
        ones, or prefix:COUNT, which presents all items up to COUNT after the first visible \
        one, and more when less than half a screen is left below the view (with \
        prefix:COUNT:SCREENS, less than SCREENS screens).
        """
    ),
    ParameterDefinition(
      "measuring_ahead",
      .integers(0...1_000),
      unit: "items",
      default: .integer(0),
      isTunable: true,
      "Items measured per frame before they are presented, in the direction of the scroll"
    ),
    ParameterDefinition(
      "animation",
      .cases([.text("default"), .text("fast")]),
      default: .text("default"),
      isTunable: true,
      "The animation of changes: none, or 0.15 s"
    ),
    ParameterDefinition(
      "text_cache",
      .integers(2...1_000_000, scale: .logarithmic),
      unit: "texts",
      default: .integer(8_192),
      isTunable: true,
      "Texts whose sizes are kept"
    ),
    ParameterDefinition(
      "users",
      .integers(1...1_000, scale: .logarithmic),
      unit: "lists",
      default: .integer(1),
      option: "users",
      "Simulated users in one process, each with a list"
    ),
  ]

  /// The parameters of a run's scrolling and duration.
  private static let playing = [
    ParameterDefinition(
      "frames",
      .integers(1...10_368_000, scale: .logarithmic),
      unit: "frames",
      default: .integer(600),
      defaultMeaning: "10 seconds of the display",
      option: "frames",
      "Frames to play",
      details: "Instead of --seconds."
    ),
    ParameterDefinition(
      "refresh_rate_hz",
      .cases([.integer(60), .integer(120)]),
      unit: "Hz",
      default: .integer(60),
      option: "refresh-rate",
      "Frames per second"
    ),
    ParameterDefinition(
      "gesture",
      .text,
      default: nil,
      defaultMeaning: "the scenario's first",
      option: "gesture",
      "The gesture script that scrolls the list, by its name"
    ),
    ParameterDefinition(
      "physics",
      .cases([.text("ios"), .text("android")]),
      default: .text("ios"),
      option: "physics",
      swiftType: "ScrollPhysics",
      "The system whose fling momentum is used"
    ),
    ParameterDefinition(
      "clock",
      .cases([.text("virtual"), .text("real")]),
      default: .text("virtual"),
      defaultMeaning: "the scenario's own, mostly virtual",
      comparison: .neverMixed,
      option: "clock",
      swiftType: "Clock",
      "The motion from frame to frame",
      details: """
        With virtual, every machine plays the same frames; with real, frames begin with the vsyncs of \
        a display and serve the main queue, and frames that come too late are left out.
        """
    ),
  ]

  /// The parameters for evaluating frames, and the number of the repetition.
  private static let evaluation = [
    ParameterDefinition(
      "warmup_frames",
      .integers(0...10_368_000),
      unit: "frames",
      default: .integer(0),
      comparison: .mayDiffer,
      option: "warmup",
      "Warm-up frames at the start, which statistics leave out"
    ),
    ParameterDefinition(
      "budget_share",
      .numbers(0.001...1),
      default: .number(0.5),
      comparison: .mayDiffer,
      option: "budget-share",
      "Share of a frame's period that the list may take"
    ),
    ParameterDefinition(
      "slowdown",
      .numbers(0.01...1_000, scale: .logarithmic),
      default: .number(1),
      comparison: .mayDiffer,
      option: "slowdown",
      "The factor by which times grow on the device for which late frames are evaluated"
    ),
    ParameterDefinition(
      "slowdown_profile",
      .text,
      default: nil,
      defaultMeaning: "one factor for all",
      comparison: .mayDiffer,
      option: "slowdown-profile",
      swiftType: "SlowdownFactors",
      "The factor by which that device is slower for each kind of work",
      details: """
        Either a file that fit has written, or KIND=FACTOR,…, such as diff=2.5,measure=3. What is in no \
        interval of these kinds has the factor of --slowdown.
        """
    ),
    ParameterDefinition(
      "repetition",
      .integers(1...1_000),
      default: .integer(1),
      comparison: .mayDiffer,
      "Number of the repetition, from 1"
    ),
    ParameterDefinition(
      "element_detail",
      .cases([.text("off"), .text("on")]),
      default: .text("off"),
      comparison: .neverMixed,
      option: "element-detail",
      "Records single elements, which takes time and space"
    ),
    ParameterDefinition(
      "inject",
      .text,
      default: nil,
      defaultMeaning: "no delay",
      comparison: .mayDiffer,
      option: "inject",
      isHidden: true,
      swiftType: "Injection",
      "A delay that is added to every interval of one name",
      details: """
        Either interval=NAME,add=20% or interval=NAME,add=300us. It uses the processor until the time is \
        over.
        """
    ),
  ]
}
