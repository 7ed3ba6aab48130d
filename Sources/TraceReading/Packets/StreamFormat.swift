import TraceAnalysis

/// How the events of one stream number are read.
final class StreamFormat {
  /// A clock, and what it shows at its beginning.
  struct Timeline {
    let clock: ClockDescription
    let originNs: Int64

    /// The time of a value of the clock, in nanoseconds since 1970; nil where that is no time.
    func timeNs(_ cycles: UInt64) -> Int64? {
      guard let elapsed = clock.nanoseconds(cycles) else { return nil }
      let time = originNs + elapsed
      return time.magnitude < ClockDescription.latestNs ? time : nil
    }
  }

  let eventHeader: Plan
  let timeline: Timeline
  let packetContext: HeaderPart
  private let id: UInt64
  private let stream: TraceDescription.Stream
  private unowned let format: TraceFormat
  /// The plans of small event numbers, made when they are first met.
  private var plans: [EventPlan?]
  private var furtherPlans: [UInt64: EventPlan] = [:]

  private static let smallNumbers = 1024

  init(
    _ id: UInt64,
    _ stream: TraceDescription.Stream,
    _ format: TraceFormat
  ) throws(PlanBuilder.Unsupported) {
    self.id = id
    self.stream = stream
    self.format = format
    packetContext = try HeaderPart(stream.packetContext, format.description)
    var header = PlanBuilder(format.description, .eventHeader)
    _ = try header.add(stream.eventHeader)
    guard let clock = header.clock else { throw .init(reason: "its events have no times") }
    guard let origin = clock.originNs else {
      throw .init(reason: "its clock begins at an impossible time")
    }
    eventHeader = header.plan
    timeline = Timeline(clock: clock, originNs: origin)
    plans = Array(repeating: nil, count: Self.smallNumbers)
    format.registers.reserve(max(eventHeader.registers, packetContext.plan.registers))
  }

  /// The plan for events of a number.
  func plan(_ number: UInt64) throws(PacketFault) -> EventPlan {
    guard number < Self.smallNumbers else {
      if let plan = furtherPlans[number] { return plan }
      let plan = try makePlan(number)
      furtherPlans[number] = plan
      return plan
    }
    if let plan = plans[Int(number)] { return plan }
    let plan = try makePlan(number)
    plans[Int(number)] = plan
    return plan
  }

  private func makePlan(_ number: UInt64) throws(PacketFault) -> EventPlan {
    guard let event = format.description.events[.init(stream: id, event: number)] else {
      throw .unknownEvent(number)
    }
    do {
      return try makePlan(event)
    } catch {
      throw .unusableEvent(event.name, error.reason)
    }
  }

  private func makePlan(
    _ event: TraceDescription.Event
  ) throws(PlanBuilder.Unsupported) -> EventPlan {
    let parts = event.name.split(separator: ":", maxSplits: 1).map(String.init)
    let isOurs = parts.count == 2 && parts[0] == format.provider
    var builder = PlanBuilder(format.description)
    let context = try builder.add(stream.eventContext) { isOurs && $0.isProcessOrThread }
    _ = try builder.add(event.context)
    let fields = try builder.add(event.fields) { isOurs && FieldForm($0.type) != nil }
    format.registers.reserve(builder.plan.registers)
    guard isOurs else {
      return EventPlan(
        builder.plan,
        of: parts.count == 2 ? .other(parts[0]) : .other("(no provider)")
      )
    }
    return EventPlan(
      builder.plan,
      of: .ours(format.types.type(named: parts[1], fields.map(\.name))),
      context: context,
      fields: fields
    )
  }
}

extension FieldMember {
  /// Whether it says which process or thread an event comes from.
  fileprivate var isProcessOrThread: Bool {
    ["vpid", "vtid"].contains(plainName) && FieldForm(type) != nil
  }
}
