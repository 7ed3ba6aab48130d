import TraceAnalysis

/// The plan for reading the events of one number: the places of their fields and their use.
struct EventPlan {
  /// The provider, where that is not the one that is asked for.
  let otherProvider: String?
  /// The number of events of another provider that were skipped.
  private(set) var skipped = 0
  /// The contexts and the fields, one after the other.
  private let plan: Plan
  /// The number of bits that they take; -1 where that depends on the event, or a number is spread
  /// too far.
  private let fixedBits: Int
  private let fields: UnsafeMutablePointer<EventField>
  private let process: EventField?
  private let namespace: EventField?
  private let thread: EventField?
  /// The fields that identify the process of the events.
  private let mark: ProcessMark
  private let keyKind: ProcessKey.Kind
  private let labels: [LabelCache?]
  /// The latest event; if its values were not kept by the caller, their memory serves the next one.
  private var event: TraceEvent

  /// A plan for events whose values are not needed.
  init(skipping builder: PlanBuilder, of provider: String, in storage: PlanStorage) {
    self.init(
      builder,
      of: EventType(provider: provider, name: "", fieldNames: []),
      otherProvider: provider,
      in: storage
    )
  }

  /// A plan for events that are wanted.
  init(
    _ builder: PlanBuilder,
    of type: EventType,
    context: [PlanBuilder.Captured] = [],
    fields: [PlanBuilder.Captured] = [],
    otherProvider: String? = nil,
    in storage: PlanStorage
  ) {
    self.otherProvider = otherProvider
    plan = builder.plan(in: storage)
    let havePlaces = (context + fields).allSatisfy { $0.place != nil }
    fixedBits = havePlaces ? builder.fixedBits ?? -1 : -1
    process = context.first { $0.name == "vpid" }.flatMap(EventField.init)
    namespace = context.first { $0.name == "pid_ns" }.flatMap(EventField.init)
    thread = context.first { $0.name == "vtid" }.flatMap(EventField.init)
    mark = ProcessMark(type)
    keyKind = ProcessKey.Kind(hasPID: process != nil, mark)
    self.fields = storage.store(fields.compactMap(EventField.init))
    labels = fields.map { field in
      guard case .enumeration(_, let labels) = field.type.form else { return nil }
      return LabelCache(labels)
    }
    event = TraceEvent(
      timestampNs: 0,
      type: type,
      process: ProcessID(pid: 0),
      thread: 0,
      values: Array(repeating: .unsigned(0), count: fields.count)
    )
  }

  /// Goes past an event.
  mutating func skip(
    _ bits: inout PacketBits,
    _ registers: UnsafeMutablePointer<UInt64>
  ) throws(PacketFault) {
    try plan.run(&bits, into: registers)
    skipped += 1
  }

  /// Reads the fields of an event, and hands it out.
  @inline(__always)
  mutating func read(
    _ bits: inout PacketBits,
    _ registers: UnsafeMutablePointer<UInt64>,
    at timeNs: Int64,
    _ processes: ProcessLookup,
    _ deliver: (TraceEvent) -> Void
  ) throws(PacketFault) {
    event.timestampNs = timeNs
    if fixedBits >= 0, let start = bits.skipLoadable(fixedBits) {
      fill(bits, processes) { $0.place.number(start) }
    } else {
      try plan.run(&bits, into: registers)
      fill(bits, processes, registers) { registers[$0.register] }
    }
    deliver(event)
  }

  @inline(__always)
  private mutating func fill(
    _ bits: PacketBits,
    _ processes: ProcessLookup,
    _ registers: UnsafeMutablePointer<UInt64>? = nil,
    _ raw: (EventField) -> UInt64
  ) {
    event.thread = thread.map { Int32(truncatingIfNeeded: raw($0)) } ?? 0
    let (fields, labels) = (fields, labels)
    event.values.withUnsafeMutableBufferPointer { values in
      guard var value = values.baseAddress else { return }
      for index in 0..<values.count {
        let field = fields + index
        let number = raw(field.pointee)
        switch field.pointee.form {
        // A place that only ever holds plain numbers need not be cleared before.
        case .unsigned: value.initialize(to: .unsigned(number))
        case .signed: value.initialize(to: .integer(Int64(bitPattern: number)))
        case .single:
          let bits = UInt32(truncatingIfNeeded: number)
          value.initialize(to: .number(Double(Float(bitPattern: bits))))
        case .double: value.initialize(to: .number(Double(bitPattern: number)))
        case .label: Self.setLabel(value, number, field, labels[index])
        case .text:
          guard let registers else { break }
          let count = Int(registers[field.pointee.register + 1])
          value.pointee = .text(bits.text(from: Int(number), count: count))
        }
        value += 1
      }
    }
    let pid = process.map { Int32(truncatingIfNeeded: raw($0)) } ?? 0
    let key = ProcessKey(keyKind, pid: pid, namespace: namespace.map(raw) ?? 0)
    if let known = processes.known(key) {
      event.process = known
    } else {
      findProcess(key, processes)
    }
  }

  @inline(never)
  private mutating func findProcess(_ key: ProcessKey, _ processes: ProcessLookup) {
    event.process = processes.find(key, event, mark)
  }

  /// Puts a label into a value, unless it is there already.
  @inline(__always)
  private static func setLabel(
    _ value: UnsafeMutablePointer<FieldValue>,
    _ number: UInt64,
    _ field: UnsafeMutablePointer<EventField>,
    _ labels: LabelCache?
  ) {
    guard field.pointee.latest != number else { return }
    field.pointee.latest = number
    value.pointee = .label(labels?[Int64(bitPattern: number)] ?? FieldLabel("", 0))
  }
}
