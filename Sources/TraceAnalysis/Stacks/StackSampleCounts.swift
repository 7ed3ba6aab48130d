/// What became of the samples of stacks.
public struct StackSampleCounts: Hashable, Sendable {
  /// How many lie inside of measured frames.
  public var inFrames = 0
  /// How many lie inside of frames of another stage, such as the first display.
  public var inOtherStages = 0
  /// How many lie outside of any frame, or in one that never ended.
  public var outside = 0
  /// How many have numbers that make no sense; they are left out.
  public var damaged = 0
  /// How many there were beyond those that are kept.
  public var leftOut = 0
  /// How many have a stack beyond those that are kept.
  public var withoutStack = 0
  /// How many in measured frames have a stack that is cut at the buffer's end.
  public var truncated = 0
  /// How many in measured frames have no caller.
  public var broken = 0

  /// Counts samples in measured frames.
  public init(inFrames: Int = 0) { self.inFrames = inFrames }

  /// Whether each of them is known.
  var areWhole: Bool { damaged == 0 && leftOut == 0 }

  /// How many there are.
  public var all: Int { inFrames + inOtherStages + outside }
}
