import Foundation
import SignpostCounting
import TestSupport
import Testing

@testable import Experiments

/// Suites, names and baselines that are wrong.
@Suite struct CheckMistakeTests {
  @Test(
    "A mistake in a suite names its key, and what to do",
    arguments: [
      ("{ scenarios: [", "not JSON5"),
      ("[]", "must be an object"),
      ("{}", "'scenarios' is missing"),
      ("{ scenarios: {} }", "scenarios: must be a list"),
      ("{ scenarios: [] }", "scenarios: must name at least one"),
      (
        "{ version: 2, scenarios: [{ scenario: 'feed' }] }",
        "version: there is no such key."
      ),
      ("{ scenario: [] }", "scenario: there is no such key. Did you mean 'scenarios'?"),
      ("{ scenarios: ['feed'] }", "scenarios[0]: must be an object"),
      ("{ scenarios: [{ items: 3 }] }", "scenarios[0]: 'scenario' is missing"),
      (
        "{ scenarios: [{ scenario: 'fed' }] }",
        "scenarios[0].scenario: There is no scenario 'fed'. Did you mean 'feed'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed', item: 3 }] }",
        "scenarios[0].item: there is no such key. Did you mean 'items'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }, { scenario: 'feed', name: 'f', items: -1 }] }",
        "scenarios[1].items: "
      ),
      (
        "{ scenarios: [{ scenario: 'feed', items: true }] }",
        "scenarios[0].items: must be a number or a text, not true"
      ),
      ("{ scenarios: [{ scenario: 'feed', layout: 'tabel' }] }", "scenarios[0].layout: "),
      ("{ scenarios: [{ scenario: 'feed', gesture: 'flng' }] }", "Did you mean 'fling'?"),
      (
        "{ scenarios: [{ scenario: 'feed', clock: 'real' }] }",
        "scenarios[0].clock: counts need the virtual clock"
      ),
      ("{ scenarios: [{ scenario: 'feed', set: { colour: 1 } }] }", "scenarios[0].set.colour: "),
      ("{ scenarios: [{ scenario: 'feed', seconds: 1, frames: 1 }] }", "scenarios[0]: "),
      (
        "{ scenarios: [{ scenario: 'feed' }, { scenario: 'feed' }] }",
        "scenarios[1]: the name 'feed' is used before"
      ),
      (
        "{ scenarios: [{ scenario: 'feed', name: '../x' }] }",
        "scenarios[0].name: a name is made of"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], metrics: { 'a.*': { margin: -1 } } }",
        "metrics.a.*.margin: must be a share"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], metrics: { 'a.*': { gates: true } } }",
        "metrics.a.*.gates: there is no such key. Did you mean 'gate'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], waivers: [{ metric: 'a.*' }] }",
        "waivers[0]: 'reason' is missing"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], waivers: [{ metric: 'a', reason: 'b', scenario: 'fed' }] }",
        "waivers[0].scenario: the suite has no scenario 'fed'. Did you mean 'feed'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], metrics: { frame_mena_ns: { margin: '200%' } } }",
        "metrics.frame_mena_ns: nothing that is measured or counted has this name. Did you mean "
          + "'frame_mean_ns'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], metrics: { 'mesure.*': { gate: false } } }",
        "metrics.mesure.*: nothing that is measured or counted has this name."
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], waivers: [{ metric: 'measure.cuont', reason: 'b' }] }",
        "waivers[0].metric: nothing that is measured or counted has this name. Did you mean "
          + "'measure.count'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], allocations: 1 }",
        "allocations: must be true or false"
      ),
    ]
  )
  func suite(text: String, words: String) throws {
    let suite = try SuiteInAFolder(text, update: false)
    let failure = try #require(throws: CommandFailure.self) { try suite.check() }
    #expect(failure.status == .usage)
    #expect(failure.message.contains(words), "\(failure)")
    #expect(failure.message.contains("listscope.json"), "\(failure)")
  }

  @Test("A scenario that the suite has not, and one without a baseline")
  func scenarios() throws {
    let suite = try SuiteInAFolder(update: false)
    let unknown = try #require(throws: CommandFailure.self) { try suite.check("setings") }
    #expect(unknown.status == .usage)
    #expect(unknown.message.contains("Did you mean 'settings'?"))
    let missing = try suite.check()
    #expect(missing.status == .notComparable)
    #expect(
      missing.words.contains("no baseline yet") && missing.words.contains("--update settings")
    )
  }

  @Test("A damaged baseline is named with its line")
  func damaged() throws {
    let suite = try SuiteInAFolder()
    try suite.replace("diff.comparisons ", with: "<<<<<<< HEAD\ndiff.comparisons ")
    let failure = try #require(throws: CommandFailure.self) { try suite.check() }
    #expect(failure.status == .badData)
    #expect(failure.message.contains("baselines/settings.txt:"))
    #expect(failure.message.contains("<<<<<<< HEAD"))
    #expect(failure.message.contains("--update settings"))
    let update = try suite.check("settings", updates: true)
    #expect(update.status == .done)
    #expect(update.words.contains("The baseline was damaged, and is written new"))
    #expect(try suite.check().status == .done)
  }

  @Test("A kind that is not counted is not comparable, and the others are")
  func uncounted() throws {
    let suite = try SuiteInAFolder()
    suite.counter.obstacles = [.allocations: "no C compiler"]
    let run = try suite.check()
    #expect(run.status == .notComparable)
    #expect(run.words.contains("Allocations: not counted: no C compiler"), "\(run.text)")
    try suite.add(-1, to: "diff.comparisons")
    #expect(try suite.check().status == .regression)
    #expect(
      try suite.check(updates: true).words.contains("Allocations are not in the baseline")
    )
    #expect(try suite.check().status == .done)
    suite.counter.obstacles = [:]
    let later = try suite.check()
    #expect(later.status == .done)
    #expect(later.words.contains("The baseline has no allocations"), "\(later.text)")
  }

  @Test("Counts that two plays do not agree on are no regression, and no baseline")
  func unsteady() throws {
    let suite = try SuiteInAFolder()
    suite.counter.change = { play, file in
      file.counts[CountName("diff", "comparisons"), default: 0] += Int64(play)
    }
    let run = try suite.check()
    #expect(run.status == .notComparable)
    #expect(run.words.contains("do not count alike: diff.comparisons is"), "\(run.text)")
    let before = try suite.baseline()
    let failure = try #require(throws: CommandFailure.self) { try suite.check(updates: true) }
    #expect(failure.status == .notComparable)
    #expect(failure.message.hasSuffix("No baseline was written."))
    #expect(try suite.baseline() == before)
  }

  @Test("Instructions are compared where the processor is the same, and named by function")
  func instructions() throws {
    let suite = try SuiteInAFolder(update: false)
    let (function, other) = (CountName.instructions(of: "search"), CountName.instructions(of: "b"))
    suite.counter.instructions = [.instructions: 3_000_000, function: 1_000_000, other: 500_000]
    suite.counter.processor = PinnedProcessorTests.facts
    #expect(try suite.check(updates: true, instructions: true).status == .done)
    #expect(try suite.check(instructions: true).status == .done)
    // Half of what it is now.
    try suite.add(-1_500_000, to: "run.instructions")
    let more = try suite.check(instructions: true)
    #expect(more.status == .regression && more.text.contains("more in run"), "\(more.text)")
    // The whole and its functions come from the same file.
    try suite.add(-500_000, to: function.text)
    let named = try suite.check(instructions: true)
    #expect(named.words.contains("Instructions changed most in: "), "\(named.text)")
    // Instructions of another processor are not compared, everything else is.
    try suite.replace("# instructions seen: ", with: "# instructions seen: 0")
    let processor = try suite.check(instructions: true)
    #expect(processor.status == .notComparable)
    #expect(processor.words.contains("Instructions: not comparable: another processor"))
    // A check that does not ask for them does not wait for them.
    #expect(try suite.check().status == .done)
    suite.counter.obstacles = [.instructions: "valgrind is not on PATH"]
    let without = try suite.check(instructions: true)
    #expect(without.status == .notComparable)
    #expect(without.words.contains("Instructions: not counted"), "\(without.text)")
  }
}
