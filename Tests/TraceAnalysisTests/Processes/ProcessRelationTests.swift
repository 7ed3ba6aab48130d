import Testing
import TraceAnalysis

@Suite struct ProcessRelationTests {
  /// The facts about an appearance of a process id.
  struct Known: Sendable {
    var trace = "a"
    var session: String? = "one"
    var namespace: UInt64?
    var registration: String?
    var startsProgram = false
    var followsUnended = false
    var from: Int64 = 0
    var to: Int64 = 10

    var appearance: ProcessRelation.Appearance {
      let trace = RecordedTrace(
        identity: trace,
        session: session,
        pid: registration == nil ? nil : 7,
        registration: registration
      )
      let process = RecordedProcess(
        ProcessID(pid: 7),
        in: trace,
        namespace: namespace,
        startsProgram: startsProgram,
        followsUnended: followsUnended
      )
      return ProcessRelation.Appearance(process, from: from, to: to)
    }
  }

  struct Rule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var first = Known()
    var second: Known
    let relation: ProcessRelation
  }

  @Test(
    "Two appearances of an id",
    arguments: [
      Rule(
        testDescription: "other namespaces of one trace at the same time",
        first: Known(namespace: 1),
        second: Known(namespace: 2, followsUnended: true),
        relation: .different
      ),
      Rule(
        testDescription: "a program that starts after another one ended, in one trace",
        second: Known(startsProgram: true, from: 20, to: 30),
        relation: .different
      ),
      Rule(
        testDescription: "a program that starts before another one ended, in one trace",
        second: Known(startsProgram: true, followsUnended: true, from: 11, to: 30),
        relation: .mayBeMixed
      ),
      Rule(
        testDescription: "traces of one session, as of two users or word sizes",
        second: Known(trace: "b"),
        relation: .different
      ),
      Rule(
        testDescription: "traces whose sessions are not known, at the same time",
        first: Known(session: nil),
        second: Known(trace: "b", session: nil),
        relation: .differentAtOnce
      ),
      Rule(
        testDescription: "other registrations, at the same time",
        first: Known(registration: "10:00:00"),
        second: Known(trace: "b", session: "two", registration: "10:00:01"),
        relation: .different
      ),
      Rule(
        testDescription: "registrations in the same second, at the same time",
        first: Known(registration: "10:00:00"),
        second: Known(trace: "b", session: "two", registration: "10:00:00"),
        relation: .differentAtOnce
      ),
      Rule(
        testDescription: "a registration and none",
        first: Known(registration: "10:00:00"),
        second: Known(trace: "b", session: "two"),
        relation: .differentAtOnce
      ),
      Rule(
        testDescription: "two sessions at the same time, in other namespaces",
        first: Known(namespace: 1),
        second: Known(trace: "b", session: "two", namespace: 2),
        relation: .different
      ),
      Rule(
        testDescription: "two sessions at the same time, in one namespace",
        first: Known(namespace: 1),
        second: Known(trace: "b", session: "two", namespace: 1, from: 10, to: 11),
        relation: .recordedTwice
      ),
      Rule(
        testDescription: "two sessions at the same time, one of which records no namespace",
        first: Known(namespace: 1),
        second: Known(trace: "b", session: "two"),
        relation: .differentAtOnce
      ),
      Rule(
        testDescription: "a second session later, of a program that starts in it",
        second: Known(trace: "b", session: "two", startsProgram: true, from: 11, to: 12),
        relation: .different
      ),
      Rule(
        testDescription: "a second session later, of a program that ran already",
        second: Known(trace: "b", session: "two", from: 11, to: 12),
        relation: .differentLater
      ),
      Rule(
        testDescription: "a second session later, in one namespace, of a program that ran already",
        first: Known(namespace: 1),
        second: Known(trace: "b", session: "two", namespace: 1, from: 11, to: 12),
        relation: .differentLater
      ),
    ]
  )
  func rules(rule: Rule) {
    #expect(ProcessRelation(rule.first.appearance, rule.second.appearance) == rule.relation)
  }

  @Test("Processes are in the order of hosts, ids, and first appearances, and all are one word")
  func order() {
    let sorted = [
      ProcessID(pid: -1), ProcessID(pid: 7), ProcessID(pid: 7, instance: 1), ProcessID(pid: 8),
      ProcessID(host: 1, pid: 7), ProcessID(host: .max, pid: .max, instance: .max),
    ]
    #expect(sorted.shuffled().sorted() == sorted)
    #expect(MemoryLayout<ProcessID>.size == 8)
    #expect(sorted.map(\.words) == ["-1", "7", "7 (2)", "8", "7", "2147483647 (65536)"])
  }
}
