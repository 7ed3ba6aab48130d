extension TraceManifest {
  /// The device that a trace was imported from, in manifests of imported traces.
  public struct Device: Codable, Hashable, Sendable {
    /// How smooth the device was, as one of its tables says it.
    public struct LateFrames: Codable, Hashable, Sendable {
      /// How many frames were late.
      public var count: Int
      /// How much later they were, together, in nanoseconds.
      public var hitchNs: Int64
      /// How many synchronisations of the display had no new frame; nil where that is not known.
      public var missedVsyncs: Int64?
      /// Late frames of others, which are not counted.
      public var leftOut: Int

      /// Describes late frames.
      public init(count: Int, hitchNs: Int64, missedVsyncs: Int64?, leftOut: Int) {
        self.count = count
        self.hitchNs = hitchNs
        self.missedVsyncs = missedVsyncs
        self.leftOut = leftOut
      }
    }

    /// The name that its owner gave it.
    public var name: String?
    /// The model.
    public var model: String?
    /// The version of its operating system, with the platform.
    public var system: String?
    /// The version of Instruments that wrote the files.
    public var instruments: String?
    /// The template that it was recorded with.
    public var template: String?
    /// When the recording began, in ISO 8601.
    public var startDate: String?
    /// How long was recorded, in nanoseconds; nil where that is not known.
    public var recordedNs: Int64?
    /// Whether it is simulated: its times are those of a Mac.
    public var isSimulator: Bool
    /// Whether Listable's own signposts are in the trace, which only unoptimised builds have.
    public var hasListable: Bool
    /// Where the intervals come from.
    public var source: String?
    /// The files that were read, without their folders.
    public var files: [String]
    /// The late frames; nil where no table says anything of them.
    public var lateFrames: LateFrames?
    /// What is missing or was left out, each in a sentence.
    public var notes: [String]

    /// Describes a device of which nothing is known.
    public init(isSimulator: Bool, hasListable: Bool, files: [String], notes: [String]) {
      self.isSimulator = isSimulator
      self.hasListable = hasListable
      self.files = files
      self.notes = notes
    }
  }
}
