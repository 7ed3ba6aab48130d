/// The values of properties that few objects use, by the names of the properties.
final class RareValues {
  var values: [String: Any] = [:]
}

/// A reference that does not keep its object.
private struct WeakReference {
  weak var object: AnyObject?
}

// Properties that few objects use take no room in the others.
extension UIResponder {
  /// Returns the value that a property was given last.
  ///
  /// - Parameters:
  ///   - standard: the value if it was given none.
  ///   - property: the name of the property.
  /// - Returns: the value.
  package final func rare<Value>(
    _ standard: @autoclosure () -> Value,
    _ property: String = #function
  ) -> Value {
    rareValues?.values[property] as? Value ?? standard()
  }

  /// Gives a property a value.
  package final func setRare<Value>(_ value: Value, _ property: String = #function) {
    let store = rareValues ?? RareValues()
    rareValues = store
    store.values[property] = value
  }

  /// The object that a property refers to, without keeping it; nil if it is gone.
  package final func rareObject(_ property: String = #function) -> AnyObject? {
    (rareValues?.values[property] as? WeakReference)?.object
  }

  /// Has a property refer to an object, without keeping it.
  package final func setRareObject(_ object: AnyObject?, _ property: String = #function) {
    setRare(WeakReference(object: object), property)
  }
}
