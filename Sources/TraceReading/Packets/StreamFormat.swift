import TraceAnalysis

/// The format of the events of one stream number.
final class StreamFormat {
  /// The data that every event needs; it lives as long as the format of the trace.
  struct EventHeader {
    let plan: Plan
    let timeline: Timeline
    /// The plans of small event numbers; nothing for those that were not met yet.
    fileprivate let plans: UnsafeMutablePointer<UnsafeMutablePointer<EventPlan>?>

    /// The plan for events of a number, if it was met before and is small.
    @inline(__always)
    func known(_ number: UInt64) -> UnsafeMutablePointer<EventPlan>? {
      number < StreamFormat.smallNumbers ? plans[Int(number)] : nil
    }
  }

  let header: EventHeader
  let packetContext: HeaderPart
  private let id: UInt64
  private let stream: TraceDescription.Stream
  private unowned let format: TraceFormat
  /// The reasons why events of some numbers cannot be read.
  private var faults: [UInt64: PacketFault] = [:]
  private var furtherPlans: [UInt64: UnsafeMutablePointer<EventPlan>] = [:]

  private static let smallNumbers = 1024

  init(
    _ id: UInt64,
    _ stream: TraceDescription.Stream,
    _ format: TraceFormat
  ) throws(PlanBuilder.Unsupported) {
    var builder = PlanBuilder(format.description, .eventHeader)
    _ = try builder.add(stream.eventHeader, of: .eventHeader)
    packetContext = try HeaderPart(
      stream.packetContext,
      of: .packetContext,
      format.description,
      in: format.storage
    )
    // An event that takes no bits would come again and again.
    guard let clock = builder.clock, let type = stream.eventHeader, type.leastBits > 0 else {
      throw .init(reason: "its events have no times")
    }
    guard let origin = clock.originNs else {
      throw .init(reason: "its clock begins at an impossible time")
    }
    self.id = id
    self.stream = stream
    self.format = format
    let plans = UnsafeMutablePointer<UnsafeMutablePointer<EventPlan>?>
      .allocate(capacity: Self.smallNumbers)
    plans.initialize(repeating: nil, count: Self.smallNumbers)
    header = EventHeader(
      plan: builder.plan(in: format.storage),
      timeline: Timeline(clock: clock, originNs: origin),
      plans: plans
    )
  }

  deinit {
    for plan in allPlans {
      plan.deinitialize(count: 1)
      plan.deallocate()
    }
    header.plans.deallocate()
  }

  /// The number of events of other providers that were skipped, by provider.
  var skipped: [String: Int] {
    allPlans.reduce(into: [:]) { skipped, plan in
      guard let provider = plan.pointee.otherProvider, plan.pointee.skipped > 0 else { return }
      skipped[provider, default: 0] += plan.pointee.skipped
    }
  }

  private var allPlans: [UnsafeMutablePointer<EventPlan>] {
    (0..<Self.smallNumbers).compactMap { header.plans[$0] } + furtherPlans.values
  }

  /// The plan for events of a number, which may be new.
  func plan(_ number: UInt64) throws(PacketFault) -> UnsafeMutablePointer<EventPlan> {
    if let plan = header.known(number) ?? furtherPlans[number] { return plan }
    if let fault = faults[number] { throw fault }
    guard let event = format.description.events[.init(stream: id, event: number)] else {
      throw .unknownEvent(number)
    }
    let plan = UnsafeMutablePointer<EventPlan>.allocate(capacity: 1)
    do {
      plan.initialize(to: try makePlan(event))
    } catch {
      plan.deallocate()
      let fault = PacketFault.unusableEvent(event.name, error.reason)
      faults[number] = fault
      throw fault
    }
    if number < Self.smallNumbers {
      header.plans[Int(number)] = plan
    } else {
      furtherPlans[number] = plan
    }
    return plan
  }

  private func makePlan(
    _ event: TraceDescription.Event
  ) throws(PlanBuilder.Unsupported) -> EventPlan {
    let parts = event.name.split(separator: ":", maxSplits: 1).map(String.init)
    let isOurs = parts.count == 2 && parts[0] == format.provider
    var builder = PlanBuilder(format.description)
    let context = try builder.add(stream.eventContext, of: .commonContext) {
      isOurs && $0.isProcessOrThread
    }
    _ = try builder.add(event.context, of: .specificContext)
    let fields = try builder.add(event.fields, of: .payload) {
      isOurs && EventField.Form($0.type) != nil
    }
    guard isOurs else {
      let provider = parts.count == 2 ? parts[0] : "(no provider)"
      return EventPlan(skipping: builder, of: provider, in: format.storage)
    }
    return EventPlan(
      builder,
      of: format.types.type(named: parts[1], fields.map(\.name)),
      context: context,
      fields: fields,
      in: format.storage
    )
  }
}

/// A clock, and when it showed 0.
struct Timeline {
  let clock: ClockDescription
  let originNs: Int64

  /// The time of a value of the clock, in nanoseconds since 1970; nil where that is no time.
  @inline(__always)
  func timeNs(_ cycles: UInt64) -> Int64? {
    guard let elapsed = clock.nanoseconds(cycles) else { return nil }
    let time = originNs + elapsed
    return time.magnitude < ClockDescription.latestNs ? time : nil
  }
}

extension FieldMember {
  /// True if it says which process or thread an event comes from, or the PID namespace of both.
  fileprivate var isProcessOrThread: Bool {
    guard ["vpid", "vtid", "pid_ns"].contains(plainName) else { return false }
    switch type.form {
    case .integer, .enumeration: return true
    default: return false
    }
  }
}
