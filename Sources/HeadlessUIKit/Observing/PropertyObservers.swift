import Foundation

/// A closure that is called for a property.
private final class PropertyObserver: @unchecked Sendable {
  let keyPath: AnyKeyPath
  let call: (AnyObject, Any?) -> Void
  /// The value that the closure was last called with, of properties of views, whose setters may not call it.
  private var lastValue: Any?

  init(_ keyPath: AnyKeyPath, lastValue: Any?, call: @escaping (AnyObject, Any?) -> Void) {
    self.keyPath = keyPath
    self.lastValue = lastValue
    self.call = call
  }

  /// Calls the closure for a property that says that it has another value.
  func call(_ object: AnyObject, from oldValue: Any?) {
    if lastValue != nil, let view = object as? UIView { lastValue = view[keyPath: keyPath] }
    call(object, oldValue)
  }

  /// Calls the closure if the property has another value than before.
  func callIfChanged(_ object: AnyObject, _ value: Any?) {
    guard let old = lastValue as? any Equatable, let value, !old.isEqual(to: value) else { return }
    lastValue = value
    call(object, old)
  }
}

extension Equatable {
  /// Returns whether a value of any type is an equal one of this type.
  func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// The observers of all objects.
enum PropertyObservers {
  private struct Entry {
    weak var object: AnyObject?
    var observers: [PropertyObserver]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Calls a closure after changes of an object's property.
  static func observe<Object: AnyObject, Value>(
    _ object: Object,
    _ keyPath: KeyPath<Object, Value>,
    _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let isView = object is UIView
    let start = isView ? object[keyPath: keyPath] : nil
    let observer = PropertyObserver(keyPath, lastValue: start) { object, oldValue in
      guard let object = object as? Object else { return }
      let newValue = object[keyPath: keyPath]
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? newValue : nil,
        oldValue: options.contains(.old) ? oldValue as? Value : nil
      )
      changeHandler(object, change)
    }
    add(observer, to: object)
    if isView { (object as? UIView)?.isObserved = true }
    if options.contains(.initial) { observer.call(object, nil) }
    let id = ObjectIdentifier(object)
    return NSKeyValueObservation { remove(observer, from: id) }
  }

  /// Calls the closures that observe a property.
  static func notify(_ object: AnyObject, _ keyPath: AnyKeyPath, _ oldValue: Any?) {
    for observer in observers(of: keyPath, in: object) { observer.call(object, from: oldValue) }
  }

  /// Calls the closures that observe properties of a view which have other values than before.
  static func compare(_ view: UIView) {
    for observer in observers(in: view) {
      observer.callIfChanged(view, view[keyPath: observer.keyPath])
    }
  }

  private static func add(_ observer: PropertyObserver, to object: AnyObject) {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // Taken out, so that the observers are not copied.
      var entry = entries.removeValue(forKey: id) ?? Entry(object: object, observers: [])
      // The place of an object that is gone may be that of a new one.
      if entry.object !== object { entry = Entry(object: object, observers: []) }
      entry.observers.append(observer)
      entries[id] = entry
    }
  }

  private static func remove(_ observer: PropertyObserver, from id: ObjectIdentifier) {
    lock.withLock {
      entries[id]?.observers.removeAll { $0 === observer }
      if entries[id]?.observers.isEmpty == true { entries[id] = nil }
    }
  }

  private static func observers(of keyPath: AnyKeyPath, in object: AnyObject) -> [PropertyObserver]
  {
    observers(in: object).filter { $0.keyPath == keyPath }
  }

  private static func observers(in object: AnyObject) -> [PropertyObserver] {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return []
      }
      return entry.observers
    }
  }
}
