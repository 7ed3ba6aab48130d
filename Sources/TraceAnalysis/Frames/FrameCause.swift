import ListSchema
import Signposts

/// The cause of a late frame: the machine, or the work that took most of its time.
///
/// A frame that would have been in time with the processor all to itself was late because of the machine:
/// `preempted` where the kernel took the processor from its thread, else `machine` (an interrupt, or a host
/// that took the processor from the whole system). Nothing that the list did is blamed for it. Where the thread
/// waited for most of the time that it did not run, it is `waiting`: for a lock, a file or another thread, which
/// is not the machine's doing. `HeldTime` says how long it waited.
///
/// For all others: the self times of everything inside the frame are added up by what the time went into,
/// as the schema's rows name it; the largest sum names the cause. Time that no interval inside the frame
/// explains is `unexplained`, and may be the largest. The longest wait of an update in the list's
/// queue takes part, too, and on a real clock the time by which the frame began late.
///
/// A delay that is passed on has the cause of what made it. On the virtual clock a frame that is late only
/// because it would have begun late, as something was still being freed, or as an earlier frame was still
/// being made, has the cause of that; in other frames that delay takes part like the self times. On the
/// real clock what the thread did since the display asked for the frame takes part: freeing, and frames of
/// any list, each with its own cause. The rest of the delay is the machine's, a late start.
public struct FrameCause: Hashable, Sendable {
  /// The name of the cause, in words of the field, or the name of a custom interval.
  public let name: String
  /// Its part of the frame's time, from 0 to 1; for a machine's cause, the part in which the thread did
  /// not run.
  public let share: Double

  /// The cause of what no interval explains.
  public static let unexplained = "unexplained"
  static let lateStart = "late start"
  static let queueWait = "update queue wait"
  static let preempted = "preempted"
  static let waiting = "waiting"
  static let machine = "machine"

  /// The causes that are the machine's, not the list's.
  static let ofMachine: Set = [preempted, machine]

  /// True if it is the machine's, not the list's.
  var isOfMachine: Bool { Self.ofMachine.contains(name) }

  /// The cause of a frame whose thread did not have the processor for too long; nil where it would have been
  /// late with the processor to itself, too.
  init?(offProcessor frame: Frame) {
    guard frame.timing.isLateByWallTimeOnly else { return nil }
    name =
      HeldTime.hasWaited(frame)
      ? Self.waiting : frame.involuntarySwitches ?? 0 > 0 ? Self.preempted : Self.machine
    let (wall, cpu) = (Double(frame.durationNs), Double(frame.cpuNs ?? frame.durationNs))
    share = wall > 0 ? max(0, min(1, (wall - cpu) / wall)) : 0
  }

  /// The cause of a frame that would have been in time, had nothing been freed before it; nil for others.
  init?(ofFreeing frame: Frame, _ schema: Schema) {
    let delayNs = frame.freeingDelayNs
    guard frame.isLate, frame.timing.overrunNs <= delayNs else { return nil }
    name = Self.freeing(schema)
    share = Double(delayNs) / Self.wholeNs(frame)
  }

  /// Returns the cause that delays a frame while something is freed, as the schema names it.
  static func freeing(_ schema: Schema) -> String {
    schema.cause(of: IntervalName.release) ?? IntervalName.release
  }

  /// The time of a frame and that by which it began late, in nanoseconds.
  private static func wholeNs(_ frame: Frame) -> Double {
    Double(frame.durationNs) * frame.slowdown + Double(max(0, frame.startDelayNs))
      + Double(frame.turnDelayNs)
  }

  /// Finds the cause of a frame from what its time went into, and by which causes it began late.
  init(
    of frame: Frame,
    _ costs: FrameCauses.Costs,
    delaysNs: [String: Double],
    slowdown: Double
  ) {
    var times = costs.selfNs.mapValues { Double($0) * slowdown }
    for (name, ns) in costs.ownFactorsNs { times[name, default: 0] += ns }
    if let wait = costs.queueWaitNs { times[Self.queueWait] = wait }
    for (name, ns) in delaysNs { times[name, default: 0] += ns }
    if frame.turnDelayNs > 0, frame.timing.overrunNs <= frame.turnDelayNs { times = delaysNs }
    let whole = Self.wholeNs(frame)
    let largest = times.max { ($0.value, $1.key) < ($1.value, $0.key) }
    name = largest?.key ?? Self.unexplained
    share = whole > 0 ? min(1, (largest?.value ?? 0) / whole) : 0
  }
}

/// Finds the causes of late frames in a part of a trace.
struct FrameCauses {
  /// The time of one frame by its causes.
  struct Costs {
    /// Self times by cause.
    var selfNs: [String: Int64] = [FrameCause.unexplained: 0]
    /// The additional time by cause on a device on which kinds of work have factors of their own.
    var ownFactorsNs: [String: Double] = [:]
    /// The longest time that an update waited.
    var queueWaitNs: Double?
  }

  /// The times of each late frame by cause, by the frame's position.
  private var costs: [Int32: Costs] = [:]

  /// Looks at what is inside the frames at some positions; what a frame inside another one did counts
  /// for that one alone.
  ///
  /// - Complexity: O(intervals of the part).
  init(
    _ wanted: [Int],
    in tree: IntervalTree,
    _ schema: Schema,
    _ slowdowns: TreeSlowdowns? = nil
  ) {
    for position in wanted { costs[Int32(position)] = Costs() }
    var names: [Int32: String] = [:]
    let owners = tree.owners(.frame)
    for position in (wanted.min() ?? owners.count)..<owners.count where owners[position] >= 0 {
      let owner = owners[position]
      guard let place = costs.index(forKey: owner) else { continue }
      let shape = tree.pairs[position].shape
      let name = names[shape] ?? Self.causeName(tree.shapes[Int(shape)], schema)
      names[shape] = name
      costs.values[place].add(tree, position, name)
      if let more = slowdowns?.moreNs(at: position, in: tree) {
        costs.values[place].ownFactorsNs[name, default: 0] += more
      }
    }
  }

  /// Returns the cause of the late frame at a position, or of the time that it took.
  ///
  /// - Parameters:
  ///   - frame: the frame.
  ///   - position: its position.
  ///   - delaysNs: the time by which it began late, by cause.
  ///   - slowdown: the slow-down of the evaluated device, as a factor.
  /// - Returns: the cause that took most of the time.
  func cause(
    of frame: Frame,
    at position: Int,
    delaysNs: [String: Double],
    slowdown: Double
  ) -> FrameCause {
    let costs = costs[Int32(position)] ?? Costs()
    return FrameCause(of: frame, costs, delaysNs: delaysNs, slowdown: slowdown)
  }

  /// A custom name stands for itself, also where it is one of the schema's.
  private static func causeName(_ shape: IntervalShape, _ schema: Schema) -> String {
    if shape.isNamedByUser { return shape.name }
    return schema.cause(of: shape.name) ?? FrameCause.unexplained
  }
}

extension FrameCauses.Costs {
  fileprivate mutating func add(_ tree: IntervalTree, _ position: Int, _ name: String) {
    selfNs[name] = (selfNs[name] ?? 0).addingSaturating(tree.nesting[position].selfNs)
    guard tree.pairs[position].meaning == .update,
      let wait = tree.value(.queueWaitNs, at: position)?.number
    else { return }
    queueWaitNs = max(queueWaitNs ?? 0, wait)
  }
}
