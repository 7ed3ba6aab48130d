public import Foundation

/// An object whose properties can be observed by key path: one of Foundation's, or of UIKit's, which is none of those here.
public protocol KeyPathObservable: AnyObject {}

extension NSObject: KeyPathObservable {}
extension UIResponder: KeyPathObservable {}
extension UIGestureRecognizer: KeyPathObservable {}

extension KeyPathObservable {
  /// Calls a closure after each change of a property that calls `notifyObservers(of:from:)`.
  ///
  /// The class in the key path has to be the one that declares the property. Frames, bounds, opacity and hiding
  /// of views, offset and size of scroll views, texts and states of controls need no such call; a value that is
  /// set again without a change is not reported, as it is on iOS.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - options: the values that the closure is given, and `initial` for a call at once.
  ///   - changeHandler: the closure, with the object and the change.
  /// - Returns: the observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    PropertyObservers.observe(self, keyPath, options, changeHandler)
  }

  /// Notifies the observers of a property that it has changed; for `didSet`.
  public func notifyObservers<Value>(of keyPath: KeyPath<Self, Value>, from oldValue: Value) {
    PropertyObservers.notify(self, keyPath, oldValue)
  }
}

extension UIView {
  /// Calls the closures that observe properties which have other values than before.
  final func observedValuesMayHaveChanged() { PropertyObservers.compare(self) }
}
