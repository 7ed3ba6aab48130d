import TraceAnalysis

/// Goes through the events of one file, always one ahead of those that were taken.
///
/// The fields that every event needs are in the structure itself, and plain; objects are for every
/// packet.
struct StreamCursor {
  /// The time of the next event, in nanoseconds.
  private(set) var timeNs = Int64.min
  private let file: PacketFile
  private let format: TraceFormat
  private let registers: UnsafeMutablePointer<UInt64>
  private let processes: ProcessLookup
  private var stream: StreamFormat?
  private var header: StreamFormat.EventHeader?
  private var cut: PacketFault?
  /// The value of the clock at the end of the packet.
  private var endTime = UInt64.max
  private var bits: PacketBits
  private var eventsRead = 0
  /// The plan for the fields of the next event.
  private var next: UnsafeMutablePointer<EventPlan>?
  private var clock: UInt64 = 0

  /// Prepares to read a file; `format` has to outlive the cursor.
  init(_ file: PacketFile, _ format: TraceFormat) {
    self.file = file
    self.format = format
    registers = format.registers
    processes = ProcessLookup(format.processes)
    bits = file.nothing
  }

  /// Goes to the next event of ours; false when there is none.
  mutating func advance() -> Bool {
    while true {
      guard bits.position < bits.endBit else {
        guard openPacket() else { return false }
        continue
      }
      do throws(PacketFault) {
        if try advanceByOne() { return true }
      } catch {
        leavePacket(error)
      }
    }
  }

  /// Hands out the event that `advance` went to; false when its fields turn out to be damaged.
  mutating func take(_ deliver: (TraceEvent) -> Void) -> Bool {
    guard let plan = next else { return false }
    do throws(PacketFault) {
      var bits = bits
      try plan.pointee.read(&bits, registers, at: timeNs, processes, deliver)
      self.bits.position = bits.position
      eventsRead += 1
      return true
    } catch {
      leavePacket(error)
      return false
    }
  }

  /// Reads the header of the next event; if that is not ours, goes past it and returns false.
  @inline(__always)
  private mutating func advanceByOne() throws(PacketFault) -> Bool {
    let plan = try readHeader()
    next = plan
    guard plan.pointee.otherProvider != nil else { return true }
    try plan.pointee.skip(&bits, registers)
    // An event has a time at least, so this is not without end.
    eventsRead += 1
    return false
  }

  /// Reads number and time of the next event.
  @inline(__always)
  private mutating func readHeader() throws(PacketFault) -> UnsafeMutablePointer<EventPlan> {
    guard let header else { throw .noMagic }
    registers[Plan.eventNumber] = 0
    registers[Plan.clock] = clock
    // A copy that no register can be part of, for all the compiler knows.
    var bits = bits
    try header.plan.run(&bits, into: registers)
    self.bits.position = bits.position
    let now = registers[Plan.clock]
    guard now <= endTime else { throw .outsidePacket }
    guard let time = header.timeline.timeNs(now) else { throw .badTime }
    guard time >= timeNs else { throw .backwards }
    let number = registers[Plan.eventNumber]
    let plan = if let known = header.known(number) { known } else { try newPlan(number) }
    (clock, timeNs) = (now, time)
    return plan
  }

  @inline(never)
  private func newPlan(_ number: UInt64) throws(PacketFault) -> UnsafeMutablePointer<EventPlan> {
    guard let stream else { throw .unknownEvent(number) }
    return try stream.plan(number)
  }

  /// Goes to the next packet; false at the end of the file.
  private mutating func openPacket() -> Bool {
    if let cut { file.report(cut, eventsRead: eventsRead) }
    cut = nil
    guard let packet = file.next() else { return false }
    (stream, header) = (packet.stream, packet.stream.header)
    (bits, cut) = (packet.bits, packet.cut)
    eventsRead = 0
    clock = packet.header.beginTime ?? clock
    endTime = packet.header.endTime.map { $0 == 0 ? .max : $0 } ?? .max
    return true
  }

  /// Gives up a packet; the reason is its cut end, if it has one.
  @inline(never)
  private mutating func leavePacket(_ fault: PacketFault) {
    file.report(cut ?? fault, eventsRead: eventsRead)
    cut = nil
    bits.position = bits.endBit
  }
}
