import TraceAnalysis

/// Turns the library's messages into events and delivers them.
final class MessageReceiver {
  private let deliver: (TraceEvent) -> Void
  private let kernelTraces: Bool
  private var decoders: [EventClass: EventDecoder] = [:]
  private var streams: [StreamIdentity: Int] = [:]

  /// What was read so far.
  private(set) var report = TraceReadingReport()
  /// Why nothing more is accepted; nil while all is well.
  private(set) var failure: LibraryFailure?

  /// Makes a receiver; `kernelTraces` tells what an event without a provider is.
  init(kernelTraces: Bool, deliver: @escaping (TraceEvent) -> Void) {
    self.deliver = deliver
    self.kernelTraces = kernelTraces
  }

  /// Whether messages are no longer accepted.
  var isStopped: Bool { failure != nil }

  /// Takes one message.
  func receive(_ message: Message) {
    switch message.content {
    case .streamBeginning(let stream):
      streams[stream] = report.streams
      report.streams += 1
    case .event(let message) where !isStopped:
      receive(message)
    case .event, .other:
      break
    }
  }

  private func receive(_ message: EventMessage) {
    guard let eventClass = message.eventClass else { return }
    let decoder = self.decoder(for: eventClass)
    guard decoder.isWanted else {
      report.skippedEvents[decoder.provider, default: 0] += 1
      return
    }
    guard decoder.hasClock, let timestampNs = message.timestampNs else {
      failure = LibraryFailure("Events have no time of 64 bits.")
      return
    }
    let stream = message.stream.flatMap { streams[$0] } ?? 0
    report.firstNs = report.firstNs ?? timestampNs
    report.lastNs = timestampNs
    report.events += 1
    deliver(decoder.decode(message, timestampNs: timestampNs, stream: stream))
  }

  private func decoder(for eventClass: EventClass) -> EventDecoder {
    if let known = decoders[eventClass] { return known }
    let decoder = EventDecoder(eventClass, isKernelTrace: kernelTraces)
    decoders[eventClass] = decoder
    return decoder
  }
}
