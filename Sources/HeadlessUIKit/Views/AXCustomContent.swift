public import Foundation

/// A part of what assistive technologies read out on demand.
@preconcurrency @MainActor
open class AXCustomContent {
  /// The times at which a part is read out.
  public enum Importance: UInt, Hashable, Sendable {
    /// On demand.
    case `default`
    /// With the rest.
    case high
  }

  /// The name of the part.
  public let label: String
  /// The value of the part.
  public let value: String
  /// The time at which it is read out.
  open var importance = Importance.default

  /// Creates a part.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// An object with parts that assistive technologies read out on demand.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The parts.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

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

/// The ways in which assistive technologies move among elements.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// As the system does.
  case automatic
  /// One by one.
  case separate
  /// Together.
  case combined
}

extension UIResponder: AXCustomContentProvider {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The parts that assistive technologies read out on demand; none by default.
  public var accessibilityCustomContent: [AXCustomContent]! {
    get { rare([]) }
    set { setRare(newValue ?? []) }
  }

  /// The rotors of assistive technologies; nil for none.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The way in which assistive technologies move among the elements inside.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rare(.automatic) }
    set { setRare(newValue) }
  }
}
