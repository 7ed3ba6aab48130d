import Elements
import Testing

/// Environments whose values are put together.
@Suite struct MergedEnvironmentTests {
  private struct TraitKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  @Test("Of two environments that are merged one wins")
  func merged() {
    var (first, second) = (Environment.empty, Environment.empty)
    first[TraitKey.self] = 1
    second[TraitKey.self] = 2
    #expect(first.merged(prioritizing: second)[TraitKey.self] == 2)
    #expect(second.merged(prioritizing: first)[TraitKey.self] == 1)
    #expect(first.merged(prioritizing: .empty)[TraitKey.self] == 1)
  }
}
