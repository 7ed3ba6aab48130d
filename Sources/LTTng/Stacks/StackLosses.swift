internal import CSampler
internal import Signposts

/// The counts of signals and threads since sampling began.
struct StackLosses {
  private var counts = listscope_sample_counts()

  /// The counts of this moment.
  static var current: StackLosses {
    var result = StackLosses()
    listscope_sampler_counts(&result.counts)
    return result
  }

  /// The losses that are reported where sampling could not begin, as the program uses the signal
  /// itself.
  static var signalTaken: StackLosses {
    var result = StackLosses()
    result.counts.displaced = 1
    return result
  }

  var samples: UInt64 { counts.samples }

  /// Returns whether anything but samples was counted since.
  func isOtherThan(_ other: StackLosses) -> Bool { values != other.values }

  /// The fields of the event, in the order of the schema.
  var values: [EventValue] {
    [
      counts.outside, counts.overruns, counts.foreign, counts.unfinished, counts.unarmed,
      counts.displaced,
    ].map { .integer(Int64(UInt32(clamping: $0))) }
  }
}
