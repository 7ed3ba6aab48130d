/// Elements between which assistive technologies move by a turn of two fingers.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor {
  /// The directions of a search.
  public enum Direction: Int, Hashable, Sendable {
    /// Back.
    case previous
    /// On.
    case next
  }

  /// The place from which a search begins.
  public struct SearchPredicate {
    /// The element that was found last; nil at the start.
    public var currentItem: UIAccessibilityCustomRotorItemResult?
    /// The direction.
    public var searchDirection: Direction

    /// Creates a place.
    public init(currentItem: UIAccessibilityCustomRotorItemResult?, searchDirection: Direction) {
      (self.currentItem, self.searchDirection) = (currentItem, searchDirection)
    }
  }

  /// Finds the next element; nil for none.
  public typealias Search = (SearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name that is read out.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock: Search

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
  }
}

/// An element that was found.
public struct UIAccessibilityCustomRotorItemResult {
  /// The element.
  public var targetElement: AnyObject?
  /// The part of its text; nil for all.
  public var targetRange: UITextRange?

  /// Creates a result.
  public init(targetElement: AnyObject, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}
