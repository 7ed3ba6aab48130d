import Foundation
import HeadlessUIKit
import ListSchema

/// The state that a list keeps for one element (item, header or footer) from update to update.
public class PresentationElementState {
  // Of these three, nothing that runs while one is changed reads it: a check would cost more than reading it.
  /// Cached sizes.
  @exclusivity(unchecked) final var sizes = SizeCache()
  /// The view that shows the content, while it is on screen.
  @exclusivity(unchecked) final var view: UIView?
  /// The look that the layout gives it; nil as it is placed.
  @exclusivity(unchecked) final var look: ElementLook?
  /// The rule of the content last applied to the view.
  var appliedRule = ReappliesToVisibleView.always
  /// The number of times that the look has changed: the content, or whether the row is selected.
  private(set) var lookNumber: UInt32 = 0
  /// The look that the view shows.
  private var shownLook: UInt32 = 0
  /// The content type, once it was requested.
  @exclusivity(unchecked) private final var knownContentType: ObjectIdentifier?

  init() {}

  /// The content type.
  var contentMetatype: any Any.Type { fatalError("\(Self.self) must name its content type") }
  /// The content type, as a key.
  final var contentType: ObjectIdentifier {
    if let knownContentType { return knownContentType }
    let type = ObjectIdentifier(contentMetatype)
    knownContentType = type
    return type
  }

  /// Creates a view of a size that can show the content; one that only measures has none.
  @preconcurrency @MainActor
  func makeView(_ size: CGSize) -> UIView { fatalError("\(Self.self) must make its views") }

  /// Takes a view from the reuse pool, or creates one of a size; returns whether it was created.
  @preconcurrency @MainActor
  func dequeueView(_ size: CGSize, _ services: ListServices) -> Bool {
    let (view, isNew) = services.reusableViews.pop(contentType) { makeView(size) }
    self.view = view
    return isNew
  }

  /// Returns the view to the reuse pool.
  @preconcurrency @MainActor
  func recycleView(_ services: ListServices) {
    guard let view else { return }
    view.removeFromSuperview()
    view.resetLook()
    if look != nil { view.hostedContent?.show(alpha: 1, isHidden: false) }
    look = nil
    view.removeAllAnimations()
    services.reusableViews.push(view, contentType)
    self.view = nil
  }

  /// Invalidates what depended on the content, which has changed.
  func contentChanged() {
    sizes.removeAll(because: .changed)
    lookChanged()
  }

  /// The view, if there is one, no longer shows the current look.
  final func lookChanged() { lookNumber &+= 1 }

  /// The view shows the current look.
  final func lookWasApplied() { shownLook = lookNumber }

  /// True if the view shows the current look.
  final var showsCurrentLook: Bool { shownLook == lookNumber }
}
