/// The texts that lists give assistive technologies, in English.
public struct ListableLocalizedStrings {
  /// The texts of a grip at which a row is dragged.
  public struct ReorderGesture {
    /// The name of the grip.
    public static let accessibilityLabel = "Reorder"
    /// The use of the grip.
    public static let accessibilityHint =
      "Double tap and hold, wait for the sound, then drag to rearrange."
    /// The name of the step towards the start of the list.
    public static let accessibilityMoveUp = "Move up"
    /// The name of the step towards the end of the list.
    public static let accessibilityMoveDown = "Move down"
  }
}
