extension Advice.Rule {
  /// Locks are taken in frames that others hold.
  public static let locks = Advice.Rule("locks", section: "stacks") {
    waits(.lock, $0.group, $0.stacks) + hotspots(.lock, $0.group, $0.stacks)
  }
}
