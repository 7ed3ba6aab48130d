import TraceAnalysis

/// Goes through the events of one file, always one ahead of those that were taken.
final class StreamCursor {
  /// When the next event happened.
  private(set) var timeNs = Int64.min
  /// How many events of other providers were skipped, by provider.
  private(set) var skipped: [String: Int] = [:]
  private let file: PacketFile
  private let format: TraceFormat
  private var stream: StreamFormat?
  private var cut: PacketFault?
  /// When the packet ends, as its clock shows it.
  private var endTime = UInt64.max
  private var bits: PacketBits
  private var eventsRead = 0
  /// The next event, whose fields are yet to be read.
  private var event: EventPlan?
  private var clock: UInt64 = 0
  private var eventStart = 0

  init(_ file: PacketFile, _ format: TraceFormat) {
    self.file = file
    self.format = format
    bits = file.nothing
  }

  /// Goes to the next event of ours; false when there is none.
  func advance() -> Bool {
    while true {
      guard bits.position < bits.endBit else {
        guard openPacket() else { return false }
        continue
      }
      do throws(PacketFault) {
        let event = try readHeader()
        switch event.owner {
        case .ours:
          self.event = event
          return true
        case .other(let provider):
          try readFields(event)
          skipped[provider, default: 0] += 1
        }
      } catch {
        leavePacket(error)
      }
    }
  }

  /// The event that `advance` went to; nil when its fields turn out to be damaged.
  func take() -> TraceEvent? {
    guard let event, case .ours(let type) = event.owner else { return nil }
    self.event = nil
    do throws(PacketFault) {
      try readFields(event)
      return event.event(type, at: timeNs, host: format.host, format.registers.first, bits)
    } catch {
      leavePacket(error)
      return nil
    }
  }

  /// Goes to the next packet; false at the end of the file.
  private func openPacket() -> Bool {
    if let cut { file.report(cut, eventsRead: eventsRead) }
    cut = nil
    guard let packet = file.next() else { return false }
    (stream, bits, cut) = (packet.stream, packet.bits, packet.cut)
    eventsRead = 0
    clock = packet.header.beginTime ?? clock
    endTime = packet.header.endTime.map { $0 == 0 ? .max : $0 } ?? .max
    return true
  }

  /// Gives up a packet; the reason is its cut end, if it has one.
  private func leavePacket(_ fault: PacketFault) {
    file.report(cut ?? fault, eventsRead: eventsRead)
    cut = nil
    bits.position = bits.endBit
  }

  /// Reads number and time of the next event.
  private func readHeader() throws(PacketFault) -> EventPlan {
    guard let stream else { throw .noMagic }
    let registers = format.registers.first
    registers[Plan.eventNumber] = 0
    registers[Plan.clock] = clock
    eventStart = bits.position
    if let fault = stream.eventHeader.run(&bits, into: registers) { throw fault }
    let now = registers[Plan.clock]
    guard now <= endTime else { throw .outsidePacket }
    guard let time = stream.timeline.timeNs(now) else { throw .badTime }
    guard time >= timeNs else { throw .backwards }
    let event = try stream.plan(registers[Plan.eventNumber])
    (clock, timeNs) = (now, time)
    return event
  }

  private func readFields(_ event: EventPlan) throws(PacketFault) {
    if let fault = event.plan.run(&bits, into: format.registers.first) { throw fault }
    guard bits.position > eventStart else { throw .emptyEvent }
    eventsRead += 1
  }
}
