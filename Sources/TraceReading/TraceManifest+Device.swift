extension TraceManifest {
  /// The device that a trace was imported from, in manifests of imported traces.
  public struct Device: Codable, Hashable, Sendable {
    /// The smoothness of the device, by one of its tables.
    public struct LateFrames: Codable, Hashable, Sendable {
      /// One late frame.
      public struct Frame: Codable, Hashable, Sendable {
        /// The run, from 1.
        public var run: Int
        /// The time when it should have been on the display, in nanoseconds since the start of the
        /// run.
        public var startNs: Int64
        /// The hitch time: how much later it was, in nanoseconds.
        public var hitchNs: Int64
        /// The number of vsyncs without a new frame; nil where that is not known.
        public var missedVsyncs: Int64?

        /// Describes a late frame.
        public init(run: Int, startNs: Int64, hitchNs: Int64, missedVsyncs: Int64?) {
          (self.run, self.startNs) = (run, startNs)
          (self.hitchNs, self.missedVsyncs) = (hitchNs, missedVsyncs)
        }
      }

      /// The number of late frames.
      public var count: Int
      /// The total hitch time: how much later they were, in nanoseconds.
      public var hitchNs: Int64
      /// The number of vsyncs without a new frame; nil where that is not known.
      public var missedVsyncs: Int64?
      /// Late frames of others, which are not counted.
      public var leftOut: Int
      /// The latest frames, the latest first; nil in manifests of before there were any.
      public var longest: [Frame]?

      /// Describes late frames.
      public init(
        count: Int,
        hitchNs: Int64,
        missedVsyncs: Int64?,
        leftOut: Int,
        longest: [Frame] = []
      ) {
        self.longest = longest
        self.count = count
        self.hitchNs = hitchNs
        self.missedVsyncs = missedVsyncs
        self.leftOut = leftOut
      }
    }

    /// The functions in which samples found the threads, as one of its tables says it.
    public struct Samples: Codable, Hashable, Sendable {
      /// A function, with the time that it was found in.
      public struct Function: Codable, Hashable, Sendable {
        /// Its name.
        public var name: String
        /// The time in which it was the innermost one, in nanoseconds.
        public var selfNs: Int64
        /// The time in which it was anywhere in the stack, in nanoseconds.
        public var totalNs: Int64

        /// Describes a function.
        public init(name: String, selfNs: Int64, totalNs: Int64) {
          (self.name, self.selfNs, self.totalNs) = (name, selfNs, totalNs)
        }
      }

      /// The number of samples.
      public var count: Int
      /// The time that they stand for, in nanoseconds.
      public var weightNs: Int64
      /// The part of it without a stack, in nanoseconds.
      public var withoutStackNs: Int64
      /// Samples of others, and of threads that did not run.
      public var leftOut: Int
      /// The functions with the most time of their own.
      public var functions: [Function]

      /// Describes samples.
      public init(
        count: Int,
        weightNs: Int64,
        withoutStackNs: Int64,
        leftOut: Int,
        functions: [Function]
      ) {
        (self.count, self.weightNs) = (count, weightNs)
        (self.withoutStackNs, self.leftOut) = (withoutStackNs, leftOut)
        self.functions = functions
      }
    }

    /// The name of the file with the stacks, beside the manifest.
    public static let stacksFile = "samples.folded"

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
    /// The time when the recording began, in ISO 8601.
    public var startDate: String?
    /// The recorded time, in nanoseconds; nil where that is not known.
    public var recordedNs: Int64?
    /// True if it is simulated: its times are those of a Mac.
    public var isSimulator: Bool
    /// True if Listable's own signposts are in the trace, which only unoptimised builds have.
    public var hasListable: Bool
    /// The source of the intervals.
    public var source: String?
    /// The files that were read, without their folders.
    public var files: [String]
    /// The late frames; nil where no table says anything of them.
    public var lateFrames: LateFrames?
    /// The samples of the threads; nil where no table has any.
    public var samples: Samples?
    /// Notes on what is missing or was left out, each in a sentence.
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
