import Foundation

/// A closure that is called for a property.
private final class PropertyObserver: @unchecked Sendable {
  let keyPath: AnyKeyPath
  let call: (AnyObject, Any?) -> Void

  init(_ keyPath: AnyKeyPath, call: @escaping (AnyObject, Any?) -> Void) {
    self.keyPath = keyPath
    self.call = call
  }
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
    let observer = PropertyObserver(keyPath) { object, oldValue in
      guard let object = object as? Object else { return }
      let newValue = object[keyPath: keyPath]
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? newValue : nil,
        oldValue: options.contains(.old) ? oldValue as? Value : nil
      )
      changeHandler(object, change)
    }
    add(observer, to: object)
    if options.contains(.initial) { observer.call(object, nil) }
    let id = ObjectIdentifier(object)
    return NSKeyValueObservation { remove(observer, from: id) }
  }

  /// Calls the closures that observe a property.
  static func notify(_ object: AnyObject, _ keyPath: AnyKeyPath, _ oldValue: Any?) {
    for observer in observers(of: keyPath, in: object) { observer.call(object, oldValue) }
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
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return []
      }
      return entry.observers.filter { $0.keyPath == keyPath }
    }
  }
}
