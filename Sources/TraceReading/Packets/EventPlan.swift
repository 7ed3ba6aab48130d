import TraceAnalysis

/// How the events of one number are read: where their fields stand and what becomes of them.
final class EventPlan {
  /// Whose events they are.
  enum Owner {
    case ours(EventType)
    case other(String)
  }

  private struct Field {
    let form: FieldForm
    let register: Int
  }

  /// The contexts and the fields, one after the other.
  let plan: Plan
  let owner: Owner
  private let process: Int?
  private let thread: Int?
  private let fields: [Field]
  /// The values of the latest event; if nobody kept them, their memory serves the next one.
  private var values: [FieldValue]

  init(
    _ plan: Plan,
    of owner: Owner,
    context: [PlanBuilder.Captured] = [],
    fields: [PlanBuilder.Captured] = []
  ) {
    self.plan = plan
    self.owner = owner
    self.fields = fields.compactMap { field in
      FieldForm(field.type).map { Field(form: $0, register: field.register) }
    }
    process = context.first { $0.name == "vpid" }?.register
    thread = context.first { $0.name == "vtid" }?.register
    values = Array(repeating: .unsigned(0), count: fields.count)
  }

  /// The event whose fields stand in the registers.
  func event(
    _ type: EventType,
    at timeNs: Int64,
    host: UInt32,
    _ registers: UnsafePointer<UInt64>,
    _ bits: PacketBits
  ) -> TraceEvent {
    values.withUnsafeMutableBufferPointer { values in
      for index in values.indices {
        let field = fields[index]
        values[index] = field.form.value(registers + field.register, in: bits)
      }
    }
    return TraceEvent(
      timestampNs: timeNs,
      type: type,
      process: ProcessID(host: host, pid: number(process, registers)),
      thread: number(thread, registers),
      values: values
    )
  }

  private func number(_ register: Int?, _ registers: UnsafePointer<UInt64>) -> Int32 {
    register.map { Int32(truncatingIfNeeded: registers[$0]) } ?? 0
  }
}
