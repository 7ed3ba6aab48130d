public import Signposts

extension ListSchema {
  /// The clock of a thread's samples.
  public enum SamplingClock: Int, SignpostEnumeration {
    /// Nothing: there are no samples.
    case none
    /// A perf event of the thread.
    case perf
    /// The thread's processor clock, which moves on with the ticks of the kernel.
    case thread
  }

  /// The end of the walk of a sampled stack.
  public enum StackEnd: Int, SignpostEnumeration {
    /// At the last frame that was found.
    case walked
    /// In the middle: the stack is deeper than the buffer.
    case truncated
    /// At the interrupted function: its caller was not found.
    case broken
  }

  /// The reason for which a thread waits.
  public enum WaitKind: Int, SignpostEnumeration {
    /// Nothing.
    case none
    /// Another thread: a lock, a condition, a semaphore, or its end.
    case lock
    /// A file: it is opened, read, or written out.
    case file
  }

  /// The instant events of stack sampling.
  static let stackEvents: [EventDefinition] = [
    EventDefinition(
      "stack_sampling",
      "Stacks are sampled from now on while frames are open; only with --stacks",
      isExtra: true,
      fields: [
        FieldDefinition("asked_hz", .uint32, unit: "samples/s", "Rate that was asked for"),
        FieldDefinition(
          "rate_hz",
          .uint32,
          unit: "samples/s",
          "Rate that the clock allows, per second of processor time in user mode"
        ),
        FieldDefinition("clock", SamplingClock.self, "The clock that times the samples"),
        FieldDefinition(
          "sample_ns",
          .float64,
          unit: "ns",
          "Time that taking a sample takes from the frame, measured before the run; 0 if unknown"
        ),
      ]
    ),
    EventDefinition(
      "stack_sample",
      "The calls in progress at a moment of a frame",
      isExtra: true,
      fields: [
        FieldDefinition("number", .uint32, "Number of the sample in its process, from 1"),
        FieldDefinition("end", StackEnd.self, "The end of the walk of the stack"),
        FieldDefinition(
          "stack",
          .string,
          "Addresses in hexadecimal, innermost first; all but the first are return addresses"
        ),
      ]
    ),
    EventDefinition(
      "stack_losses",
      "The signals and threads so far that gave no sample",
      isExtra: true,
      fields: [
        .count("outside", of: "signals", "Signals of the clock outside of frames"),
        .count("overruns", of: "signals", "Signals that were due, but came together with others"),
        .count("foreign", of: "signals", "Signals of the same number from somebody else"),
        .count("unfinished", of: "threads", "Threads that ended inside of a frame"),
        .count("unarmed", of: "threads", "Threads that could not be sampled"),
        .count("displaced", of: "signals", "1 once the program took the signal for itself"),
      ]
    ),
    EventDefinition(
      "wait_sample",
      "A thread has waited inside of a frame for 10 µs or longer",
      isExtra: true,
      fields: [
        FieldDefinition("kind", WaitKind.self, "The object of the wait"),
        FieldDefinition("duration_ns", .int64, unit: "ns", "The duration of the call"),
        FieldDefinition("end", StackEnd.self, "The end of the walk of the stack"),
        FieldDefinition(
          "stack",
          .string,
          "Return addresses in hexadecimal, innermost first: that of the call first"
        ),
        FieldDefinition(
          "cost_ns",
          .int64,
          unit: "ns",
          "Time that taking this stack took from the frame, before the event was written"
        ),
      ]
    ),
    EventDefinition(
      "binary",
      "A program or library whose code the addresses of stack samples may be in",
      isExtra: true,
      fields: [
        FieldDefinition("path", .string, "Its file"),
        FieldDefinition("build_id", .string, "Its build id, hexadecimal; empty if it has none"),
        FieldDefinition("base", .int64, "The offset of addresses in memory from those in the file"),
        FieldDefinition("start", .int64, "First address of its code"),
        FieldDefinition("limit", .int64, "First address after its code"),
      ]
    ),
  ]
}
