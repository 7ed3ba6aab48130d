import Testing
import Workloads

@testable import ListEngine

/// The selections that observers are told, beside a comparison of all identifiers each time.
@Suite struct ReportedSelectionTests {
  @Test("A selection is reported if it differs from the last report", arguments: 0..<50)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let states = (0..<5).map { PresentationItemState(TestRow.identifier(with: "\($0)")) }
    var selection = Selection()
    var reported: Set<AnyIdentifier> = []
    for _ in 0..<200 {
      let state = states[Int.random(in: states.indices, using: &generator)]
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        selection.settle()
        reported = now(selection)
      case 1:
        let change = selection.takeChange()
        #expect((change == nil) == (now(selection) == reported))
        if let change {
          #expect(change.old == reported)
          #expect(change.new == now(selection))
        }
        reported = now(selection)
      case 2:
        // Only states that say so are forgotten.
        state.isSelected = selection.states.contains { $0 === state }
        selection.remove([state])
        #expect(!selection.states.contains { $0 === state })
      default:
        let isSelected = Bool.random(using: &generator)
        let was = selection.states.contains { $0 === state }
        let hasChanged = selection.set(state, isSelected: isSelected)
        #expect(hasChanged == (was != isSelected))
      }
    }
  }

  private func now(_ selection: Selection) -> Set<AnyIdentifier> {
    Set(selection.states.map(\.identifier))
  }
}
