import ArgumentParser
import Experiments
import LTTng
import ListSchema
import Signposts

/// `listscope round-trip`: the events that `doctor` records and reads back, see `RoundTrip`.
struct RoundTripCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Emit the events that `doctor` records.",
    shouldDisplay: false
  )

  static let name = "round-trip"

  func run() throws {
    guard LTTngSink.isTracing else {
      throw CommandFailure.tracingUnavailable("No session records this program.")
    }
    let signposter = Signposter(sink: LTTngSink(), scope: SignpostScope(list: 1, update: 1))
    for index in 0..<(RoundTrip.events / 2) {
      let interval = signposter.beginInterval(
        .measure,
        .measureBegin(part: .item, section: 0, index: index, type: 0, reason: .new)
      )
      interval.end(.measureEnd(widthPoints: 390, heightPoints: 44, same: 0))
    }
  }
}
