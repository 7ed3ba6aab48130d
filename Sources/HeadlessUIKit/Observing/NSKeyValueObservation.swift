/// An observation of a property, which lasts until `invalidate()` or as long as this object.
///
/// Foundation on Linux has no observing by key path, because there is no Objective-C runtime that would
/// notice changes. Here the property itself says that it has changed:
///
/// ```swift
/// #if canImport(ObjectiveC)
/// @objc dynamic var total = 0
/// #else
/// var total = 0 {
///   didSet { notifyObservers(of: \.total, from: oldValue) }
/// }
/// #endif
/// ```
/// `listscope port` writes this; `model.observe(\.total) { … }` then stays as it is.
public final class NSKeyValueObservation: @unchecked Sendable {
  private let end: () -> Void

  init(end: @escaping () -> Void) { self.end = end }

  deinit { end() }

  /// Ends the observation.
  public func invalidate() { end() }
}

extension NSKeyValueObservation: Hashable {
  /// True for the same observation.
  public static func == (one: NSKeyValueObservation, other: NSKeyValueObservation) -> Bool {
    one === other
  }

  /// Adds the identity of the observation.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The values that an observer is given, and the times of its calls.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the start: the closure is called at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before the change, which is not made here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// Another value was set, which is the only kind here.
  case setting = 1
  /// Elements were inserted.
  case insertion
  /// Elements were removed.
  case removal
  /// Elements were replaced.
  case replacement
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind; always `setting`.
  public let kind = NSKeyValueChange.setting
  /// The value after the change, if the observer has the option `new`.
  public let newValue: Value?
  /// The value before the change, if the observer has the option `old`.
  public let oldValue: Value?
  /// True for a call before the change; always false.
  public let isPrior = false
}
