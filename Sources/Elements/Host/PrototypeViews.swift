import HeadlessUIKit

/// Views that are only used for measuring, one for each type of element.
final class PrototypeViews {
  private var views: [ObjectIdentifier: UIView] = [:]

  /// The view of a type of element, which is created once.
  func view<View: UIView>(for element: any Any.Type, _ create: () -> View) -> View {
    if let view = views[ObjectIdentifier(element)] as? View { return view }
    let view = create()
    views[ObjectIdentifier(element)] = view
    return view
  }
}
