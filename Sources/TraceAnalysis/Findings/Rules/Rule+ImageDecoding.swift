extension Advice.Rule {
  /// Images are decoded in frames.
  public static let imageDecoding = Advice.Rule("imageDecoding", section: "stacks") {
    hotspots(.imageDecoding, $0.group, $0.stacks)
  }
}
