public import Foundation

/// A rectangle that ends where a view does, and starts where the keyboard of its window does.
///
/// While the keyboard is hidden it is as high as the safe area at the lower edge.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// True if the guide follows a keyboard that floats; none does, here.
  public var followsUndockedKeyboard = false
  /// True if the guide is as high as the safe area while the keyboard is hidden; it always is, here.
  public var usesBottomSafeArea = true
  /// The distance from the keyboard at which a drag begins to hide it, in points; not used here.
  public var keyboardDismissPadding: CGFloat = 0

  private var height: NSLayoutConstraint?
  private var observation: Keyboard.Observation?

  /// Adds the guide to a view.
  init(in view: UIView) {
    super.init()
    identifier = "keyboardLayoutGuide"
    view.addLayoutGuide(self)
    let height = heightAnchor.constraint(equalToConstant: 0)
    self.height = height
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      height,
    ])
    view.resizesContents = true
    view.trackWindow()
    windowDidChange()
  }

  /// Observes the keyboard of the view's window.
  func windowDidChange() {
    observation = owningView?.window?.keyboard.addObserver { [weak self] _ in self?.follow() }
    follow()
  }

  /// Makes the guide as high as what is covered of its view now.
  func follow() {
    guard let view = owningView else { return }
    var covered = view.safeAreaInsets.bottom
    if let frame = view.window?.keyboard.frame {
      covered = max(covered, view.bounds.maxY - view.convert(frame, from: nil).minY)
    }
    if height?.constant != covered { height?.constant = covered }
  }
}

extension UIView {
  /// Tells the guide of the keyboard that another part of the view may be covered.
  func keyboardLayoutGuideFollows() {
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { guide.follow() }
  }

  /// The guide above which views stay visible while the keyboard is shown.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
      ?? UIKeyboardLayoutGuide(in: self)
  }
}
