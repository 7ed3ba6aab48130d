// What one interval costs: with no sink, with the LTTng sink and no session, and recorded.
//
//   swift run --package-path Benchmarks -c release SignpostCost
//
// Processor time of the measuring thread; rounds of all variants take turns.
import CTracepointLoop
import Foundation
import LTTng
import ListSchema
import Measurement
import Signposts

let arguments = CommandLine.arguments.dropFirst()

switch arguments.first {
case "record-guard": exit(RecordingGuard.run())
case "recorded": printRecordedCosts()
default:
  printIdleCosts()
  fflush(nil)
  recordThisProgram()
}

/// One begin and end, as the engine writes it.
@inline(never)
func emitPairs(_ count: Int, _ signposter: Signposter) {
  for index in 0..<count {
    let interval = signposter.beginInterval(.diff, .diffBegin(oldItems: index, newItems: 10_000))
    interval.end(
      .diffEnd(added: 1, removed: 2, moved: 3, updated: 4, comparisons: 5, hashed: 6)
    )
  }
}

/// One instant event, as the engine writes it, with text that would have to be allocated.
@inline(never)
func emitEvents(_ count: Int, _ signposter: Signposter) {
  for index in 0..<count {
    signposter.event(
      .typeName,
      .typeName(type: index, name: "the name of a content type, number \(index)")
    )
  }
}

func row(_ name: String, _ cost: Cost, note: String = "") {
  print(
    String(
      format: "%@ %8.2f ns best %8.2f ns median %6d allocations %@",
      name.padding(toLength: 34, withPad: " ", startingAt: 0),
      cost.minimum,
      cost.median,
      Int(cost.allocations),
      note
    )
  )
}

func printIdleCosts() {
  precondition(!LTTngSink.isTracing, "a session records this process; stop it and try again")
  let pairs = 5_000_000
  var disabled = Cost()
  var idle = Cost()
  let (none, lttng) = (Signposter.disabled, Signposter(sink: LTTngSink()))
  emitPairs(pairs, none)
  emitPairs(pairs, lttng)
  for _ in 0..<15 {
    disabled.measure(pairs) { emitPairs(pairs, none) }
    idle.measure(pairs) { emitPairs(pairs, lttng) }
  }
  print("one begin + end pair, 15 rounds of \(pairs) pairs each")
  row("no sink", disabled)
  row("LTTng sink, no session", idle)
  var disabledEvent = Cost()
  var idleEvent = Cost()
  for _ in 0..<15 {
    disabledEvent.measure(pairs) { emitEvents(pairs, none) }
    idleEvent.measure(pairs) { emitEvents(pairs, lttng) }
  }
  print("one instant event, 15 rounds of \(pairs) events each")
  row("no sink", disabledEvent)
  row("LTTng sink, no session", idleEvent)
}

func printRecordedCosts() {
  precondition(LTTngSink.isTracing, "no session records this process")
  let pairs = 50_000
  var swift = Cost()
  var plainC = Cost()
  let signposter = Signposter(sink: LTTngSink(), scope: SignpostScope(list: 1, update: 1))
  emitPairs(pairs, signposter)
  emit_diff_pairs(UInt32(pairs))
  for round in 0..<40 {
    // The order changes every round, so that neither always comes second.
    if round % 2 == 0 { swift.measure(pairs) { emitPairs(pairs, signposter) } }
    plainC.measure(pairs) { emit_diff_pairs(UInt32(pairs)) }
    if round % 2 == 1 { swift.measure(pairs) { emitPairs(pairs, signposter) } }
  }
  print("one begin + end pair, recorded, 40 rounds of \(pairs) pairs each")
  row("LTTng sink, session active", swift)
  row("plain C loop, session active", plainC)
  print(
    String(
      format: "Swift against C: %.3f (best), %.3f (median)",
      swift.minimum / plainC.minimum,
      swift.median / plainC.median
    )
  )
}

/// Runs this program again in its own session.
func recordThisProgram() {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("signpost-cost-\(getpid())").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  do {
    let result = try Recorder.record(
      RecordingRequest(
        command: [CurrentExecutable.path, "recorded"],
        outputDirectory: folder
      )
    )
    print("discarded events: \(result.discardedEvents.map(String.init) ?? "unknown")")
  } catch {
    print("nothing was recorded: \(error)")
    exit(69)
  }
}
