import HeadlessUIKit

/// What a list keeps about one element, item or header or footer, from update to update.
public class PresentationElementState {
  /// Known sizes.
  var sizes = SizeCache()
  /// The view that shows the content, while it is on screen.
  var view: UIView?
  /// How the content was last applied to its view.
  var appliedRule = ReappliesToVisibleView.always
  /// The last pass of the display in which the element was on screen; 0 for never.
  var visiblePass: UInt64 = 0
  /// The update that last changed the content.
  var changedInUpdate: UInt32 = 0

  init() {}

  /// The content type itself, as a key.
  var contentType: ObjectIdentifier { fatalError("\(Self.self) must name its content type") }
  /// The content type's name.
  var contentTypeName: String { fatalError("\(Self.self) must name its content type") }

  /// Makes a view that can show the content.
  func makeView() -> UIView { fatalError("\(Self.self) must make its views") }

  /// Takes a view out of the reuse pool, or makes one; tells whether it was made.
  func dequeueView(_ services: ListServices) -> Bool {
    let (view, isNew) = services.reusableViews.pop(contentType, create: makeView)
    self.view = view
    return isNew
  }

  /// Puts the view back into the reuse pool.
  func recycleView(_ services: ListServices) {
    guard let view else { return }
    view.removeFromSuperview()
    view.resetLook()
    view.removeAllAnimations()
    services.reusableViews.push(view, contentType)
    self.view = nil
  }

  /// Forgets what depended on the content, which `update` has changed.
  func contentChanged(in update: UInt32) {
    sizes.removeAll()
    changedInUpdate = update
  }
}
