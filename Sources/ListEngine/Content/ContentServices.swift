package import Foundation
package import HeadlessUIKit

/// The objects that a list provides to its contents while they are applied.
package struct ContentServices {
  /// The number of the content's type in traces, as the event `type_name` gives it.
  package let contentType: Int
  /// The objects that the contents of the list share.
  package let store: ContentStore
  /// The text measurer; nil if neither the list nor an enclosing view was given one.
  package let textMeasurer: (any TextMeasurer)?
  /// The traits of the list.
  package let traits: UITraitCollection
  let measured: ElementPlace?

  /// The section and the position of the item that is being measured; nil for one that is shown.
  package var measuredPath: IndexPath? {
    measured.map { IndexPath(item: $0.index, section: $0.section) }
  }
}

/// The objects that the contents of one list share, one of each type.
///
/// They live as long as the list, or as long as a measuring call without a list.
package final class ContentStore {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a type, which is created once.
  package func object<Object: AnyObject>(_ create: () -> Object) -> Object {
    if let object = objects[ObjectIdentifier(Object.self)] as? Object { return object }
    let object = create()
    objects[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// Replaces the object of a type.
  package func replace<Object: AnyObject>(_ object: Object) {
    objects[ObjectIdentifier(Object.self)] = object
  }
}
