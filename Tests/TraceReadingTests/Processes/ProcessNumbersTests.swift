import Testing
import TraceAnalysis

@testable import TraceReading

/// The process of each event, by what the event and its trace say.
@Suite struct ProcessNumbersTests {
  private let numbers = ProcessNumbers()
  private let types = EventTypes(provider: "listscope")

  private func cache(_ trace: RecordedTrace) -> ProcessCache { numbers.cache(of: trace) }

  /// The process of an event, as a reader finds it.
  private func process(
    _ cache: ProcessCache,
    _ name: String = "frame_begin",
    pid: Int32? = 7,
    namespace: UInt64 = 0,
    id: UInt64 = 0
  ) -> ProcessID {
    let event = TraceEvent(
      timestampNs: 0,
      type: types.type(named: name, ["id"]),
      process: ProcessID(pid: 0),
      thread: 0,
      values: [.unsigned(id)]
    )
    let mark = ProcessMark(event.type)
    let kind = ProcessKey.Kind(hasPID: pid != nil, mark)
    let key = ProcessKey(kind, pid: pid ?? 0, namespace: namespace)
    let lookup = ProcessLookup(cache)
    return lookup.known(key) ?? lookup.find(key, event, mark)
  }

  private func trace(_ identity: String, host: String = "a", pid: Int32? = nil) -> RecordedTrace {
    RecordedTrace(identity: identity, host: host, pid: pid)
  }

  @Test("Parts of a trace have the same processes, other traces others, and other hosts, too")
  func traces() {
    let (first, part) = (cache(trace("x")), cache(trace("x")))
    #expect(first === part)
    #expect(process(first) == ProcessID(pid: 7))
    #expect(process(cache(trace("y"))) == ProcessID(pid: 7, instance: 1))
    #expect(process(cache(trace("x", host: "b"))) == ProcessID(host: 1, pid: 7))
    #expect(process(part) == ProcessID(pid: 7))
    #expect(numbers.hosts == ["a", "b"])
    #expect(numbers.processes.count == 3)
  }

  @Test("A trace of one process says which; without that its events are of no known process")
  func perProcess() {
    let (named, unnamed) = (cache(trace("x", pid: 7)), cache(trace("y")))
    #expect(process(named, pid: nil) == ProcessID(pid: 7))
    // A child that goes on in its parent's buffers.
    #expect(process(named, pid: 8) == ProcessID(pid: 8))
    #expect(process(unnamed, pid: nil) == ProcessID(pid: 0))
    #expect(process(unnamed, pid: 0) == ProcessID(pid: 0, instance: 1))
    #expect(numbers.processes.map(\.isNamed) == [true, true, false, true])
  }

  @Test(
    "PID namespaces of one trace are distinguished, also by ids that share a place of the cache"
  )
  func namespaces() {
    let cache = cache(trace("x"))
    let first = process(cache, namespace: 1)
    let second = process(cache, namespace: 2)
    #expect(first != second)
    for _ in 0..<3 {
      #expect(process(cache, namespace: 1) == first)
      #expect(process(cache, pid: 7 + 64, namespace: 1) == ProcessID(pid: 7 + 64))
      #expect(process(cache, namespace: 2) == second)
    }
    #expect(numbers.processes.map(\.namespace) == [1, 2, 1])
  }

  @Test(
    "Events of a channel without namespaces are of the first one, which is said if there are more"
  )
  func partialNamespaces() {
    let cache = cache(trace("x"))
    let bare = process(cache)
    #expect(process(cache, namespace: 1) == bare)
    #expect(process(cache) == bare)
    #expect(numbers.processes.map(\.hasEventsWithoutNamespace) == [false])
    #expect(process(cache, namespace: 2) != bare)
    #expect(process(cache) == bare)
    #expect(numbers.processes.map(\.hasEventsWithoutNamespace) == [true, false])
    #expect(numbers.processes.map(\.namespace) == [1, 2])
  }

  /// A step of a program, and the instance that it is of.
  struct Step {
    let event: String
    var id: UInt64 = 0
    let instance: UInt16
  }

  struct Life: CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    var followsUnended: [Bool]
    var repeatsRun: [Bool]
    var startsProgram: [Bool]
  }

  static let lives = [
    Life(
      testDescription: "one program that plays twice",
      steps: [
        Step(event: "calibration_begin", id: 1, instance: 0), Step(event: "run_begin", instance: 0),
        Step(event: "frame_begin", id: 33, instance: 0), Step(event: "run_end", instance: 0),
        Step(event: "calibration_begin", id: 34, instance: 0),
        Step(event: "run_begin", instance: 0), Step(event: "frame_begin", id: 66, instance: 0),
      ],
      followsUnended: [false],
      repeatsRun: [false],
      startsProgram: [true]
    ),
    Life(
      testDescription: "a program, and another one after it",
      steps: [
        Step(event: "calibration_begin", id: 1, instance: 0),
        Step(event: "calibration_begin", id: 2, instance: 0),
        Step(event: "run_begin", instance: 0), Step(event: "run_end", instance: 0),
        Step(event: "calibration_begin", id: 1, instance: 1),
        Step(event: "calibration_begin", id: 2, instance: 1),
        Step(event: "run_begin", instance: 1), Step(event: "frame_begin", instance: 1),
      ],
      followsUnended: [false, false],
      repeatsRun: [false, false],
      startsProgram: [true, true]
    ),
    Life(
      testDescription: "programs that have intervals before they measure, and are killed",
      steps: [
        Step(event: "frame_begin", id: 1, instance: 0),
        Step(event: "calibration_begin", id: 2, instance: 0),
        Step(event: "run_begin", instance: 0),
        Step(event: "calibration_begin", id: 2, instance: 1),
        Step(event: "run_begin", instance: 1),
      ],
      followsUnended: [false, true],
      repeatsRun: [false, false],
      startsProgram: [false, false]
    ),
    Life(
      testDescription: "runs whose measuring is not recorded, the first of them killed",
      steps: [
        Step(event: "run_begin", instance: 0), Step(event: "frame_begin", instance: 0),
        Step(event: "run_begin", instance: 1), Step(event: "run_end", instance: 1),
        Step(event: "run_begin", instance: 1),
      ],
      followsUnended: [false, true],
      repeatsRun: [false, true],
      startsProgram: [true, true]
    ),
    Life(
      testDescription: "a program that is not announced, and one that is",
      steps: [
        Step(event: "frame_begin", instance: 0),
        Step(event: "calibration_begin", id: 1, instance: 1),
        Step(event: "run_begin", instance: 1),
      ],
      followsUnended: [false, true],
      repeatsRun: [false, false],
      startsProgram: [false, true]
    ),
    Life(
      testDescription: "two programs that start at once",
      steps: [
        Step(event: "calibration_begin", id: 1, instance: 0),
        Step(event: "calibration_begin", id: 1, instance: 0),
        Step(event: "calibration_begin", id: 3, instance: 0),
        Step(event: "calibration_begin", id: 2, instance: 0),
        Step(event: "run_begin", instance: 0),
        Step(event: "calibration_begin", id: 3, instance: 1),
        Step(event: "run_begin", instance: 1), Step(event: "frame_begin", instance: 1),
      ],
      followsUnended: [false, true],
      repeatsRun: [false, false],
      startsProgram: [true, false]
    ),
    Life(
      testDescription: "a run that begins before the one before has ended",
      steps: [
        Step(event: "calibration_begin", id: 1, instance: 0),
        Step(event: "run_begin", instance: 0),
        Step(event: "calibration_begin", id: 9, instance: 0),
        Step(event: "run_begin", instance: 0),
      ],
      followsUnended: [false],
      repeatsRun: [true],
      startsProgram: [true]
    ),
    Life(
      testDescription: "a program that was there before, and announces a run",
      steps: [
        Step(event: "frame_begin", instance: 0), Step(event: "run_begin", instance: 0),
        Step(event: "frame_begin", instance: 0),
      ],
      followsUnended: [false],
      repeatsRun: [false],
      startsProgram: [false]
    ),
  ]

  @Test("A further program under an id is another process where that can be told", arguments: lives)
  func starts(life: Life) {
    let cache = cache(trace("x"))
    for step in life.steps {
      #expect(process(cache, step.event, id: step.id).instance == step.instance, "\(step)")
    }
    #expect(numbers.processes.map(\.followsUnended) == life.followsUnended)
    #expect(numbers.processes.map(\.repeatsRun) == life.repeatsRun)
    #expect(numbers.processes.map(\.startsProgram) == life.startsProgram)
  }

  @Test("A further program in a namespace takes the events without one with it")
  func startInNamespace() {
    let cache = cache(trace("x"))
    let first = process(cache, "calibration_begin", namespace: 1, id: 1)
    #expect(process(cache) == first)
    _ = process(cache, "run_begin", namespace: 1)
    _ = process(cache, "run_end", namespace: 1)
    let second = process(cache, "calibration_begin", namespace: 1, id: 1)
    #expect(second != first)
    #expect(process(cache) == second)
    #expect(process(cache, namespace: 1) == second)
  }
}
