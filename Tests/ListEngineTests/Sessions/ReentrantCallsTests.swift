import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// Whatever callbacks ask of a list happens as if it were asked one after another.
@Suite(.underAllPolicies) struct ReentrantCallsTests {
  /// The number of steps: more by hand, with the environment variable `STEPS`.
  private static let steps =
    ProcessInfo.processInfo.environment["STEPS"].flatMap { Int($0) } ?? 100
  private static let seeds = Seeds.all.count == 1 ? Seeds.all : Array(Seeds.all.prefix(10))

  @Test("Calls in callbacks lead to the state of calls one after another", arguments: seeds)
  func calls(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var model = (0..<40).map { CallRow(id: $0, section: $0 / 20) }
    let (nested, plain) = (CalledList(), CalledList())
    var (made, reactionsLeft, total) = ([ListCall](), 0, 0)
    nested.react = {
      guard reactionsLeft > 0, random.number(12) == 0 else { return }
      reactionsLeft -= 1
      let call = ListCall.random(&random, &model)
      made.append(call)
      nested.make(call)
    }
    for step in 0..<Self.steps {
      let call = step == 0 ? .configure(model, animated: false) : ListCall.random(&random, &model)
      reactionsLeft = random.number(4)
      made = [call]
      nested.make(call)
      total += made.count - 1
      for call in made { plain.make(call) }
      reactionsLeft = 0
      let turns = random.number(3)
      for list in [nested.list, plain.list] { list.runLoop.advance(by: Double(turns) / 60) }
      try #require(nested.state == plain.state, "seed \(seed), step \(step): \(made)")
    }
    for list in [nested, plain] {
      list.list.runLoop.runUntilIdle(limit: 1_000)
      #expect(list.completions.allSatisfy { $0 == 1 }, "seed \(seed): \(list.completions)")
    }
    #expect(nested.state == plain.state, "seed \(seed)")
    #expect(total > Self.steps / 10, "callbacks called the list \(total) times")
  }
}
