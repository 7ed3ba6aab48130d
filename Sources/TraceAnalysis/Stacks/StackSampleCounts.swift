/// The samples of stacks by their outcome.
public struct StackSampleCounts: Hashable, Sendable {
  /// The number of samples inside of measured frames.
  public var inFrames = 0
  /// The number of samples inside of frames of another stage, such as the first display.
  public var inOtherStages = 0
  /// The number of samples outside of any frame, or in one that never ended.
  public var outside = 0
  /// The number of samples with numbers that make no sense; they are left out.
  public var damaged = 0
  /// The number of samples beyond those that are kept.
  public var leftOut = 0
  /// The number of samples with a stack beyond those that are kept.
  public var withoutStack = 0
  /// The number of samples in measured frames with a stack that is cut at the buffer's end.
  public var truncated = 0
  /// The number of samples in measured frames without a caller.
  public var broken = 0

  /// Counts samples in measured frames.
  public init(inFrames: Int = 0) { self.inFrames = inFrames }

  /// True if each of them is known.
  var areWhole: Bool { damaged == 0 && leftOut == 0 }

  /// The number of samples.
  public var all: Int { inFrames + inOtherStages + outside }
}
