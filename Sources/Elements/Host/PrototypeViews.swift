import Foundation
import HeadlessUIKit

/// Views that are only used for measuring, one for each type of element.
final class PrototypeViews {
  private var views: [ObjectIdentifier: UIView] = [:]

  /// The views of elements that are measured outside of hosts and lists: those of the thread, as views
  /// must be used from one.
  static var ofThread: PrototypeViews {
    let threadValues = Thread.current.threadDictionary
    if let views = threadValues[key] as? PrototypeViews { return views }
    let views = PrototypeViews()
    threadValues[key] = views
    return views
  }

  private static let key = "\(PrototypeViews.self)"

  /// The view of a type of element, which is created once.
  func view<View: UIView>(for element: any Any.Type, _ create: () -> View) -> View {
    if let view = views[ObjectIdentifier(element)] as? View { return view }
    let view = create()
    views[ObjectIdentifier(element)] = view
    return view
  }
}
