import ListSchema

/// The subject of the samples of stacks.
public enum StackSubject: Sendable {
  /// The user time of frames, moment by moment.
  case time
  /// The memory that intervals allocate, byte by byte.
  case allocations

  var event: String {
    switch self {
    case .time: EventName.stackSample
    case .allocations: EventName.allocationSample
    }
  }
}
