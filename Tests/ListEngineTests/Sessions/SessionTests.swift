import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import ListEngine

@Suite struct SessionTests {
  /// The seeds to try: ten, or the one in the environment variable `SEED`.
  private static let seeds = Seeds.all.count == 1 ? Seeds.all : Array(Seeds.all.prefix(10))

  @Test("A list withstands concurrent actions of an app and a user", arguments: seeds)
  func everythingAtOnce(seed: UInt64) {
    let session = Session(seed: seed)
    for step in 0..<500 {
      session.step()
      var faults = session.findFaults()
      if faults.isEmpty, step % 25 == 24 {
        session.comeToRest()
        faults = session.findFaults() + session.findFaultsAtRest()
      }
      guard faults.isEmpty else {
        let history = session.history.suffix(12).joined(separator: "\n")
        Issue.record("seed \(seed), step \(step): \(faults)\nafter:\n\(history)")
        return
      }
      session.history.removeFirst(max(0, session.history.count - 12))
    }
  }

  @Test("Nothing of a list outlives it, whatever was in progress", arguments: seeds)
  func release(seed: UInt64) {
    var session: Session? = Session(seed: seed)
    for _ in 0..<60 {
      session?.step()
      _ = session?.findFaults()
    }
    let list = Weak(session?.list)
    let runLoop = session?.list.runLoop
    let (states, ledger) = (session?.states ?? [], session?.ledger)
    session = nil
    runLoop?.runUntilIdle(limit: 100)
    #expect(list.object == nil)
    #expect(!states.isEmpty)
    #expect(states.allSatisfy { $0.object == nil })
    #expect(ledger?.livingCoordinators.isEmpty == true)
    #expect(ledger?.livingViews.isEmpty == true)
  }
}
