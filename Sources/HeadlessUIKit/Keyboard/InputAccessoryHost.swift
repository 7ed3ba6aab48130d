import Foundation

/// Holds the view above the keyboard, whose next responder is the one that shows it.
final class InputAccessoryHost: UIView {
  /// The view that is shown.
  let accessory: UIView
  /// The responder that shows it.
  weak var owner: UIResponder?

  init(_ accessory: UIView, of owner: UIResponder) {
    self.accessory = accessory
    self.owner = owner
    super.init(frame: .zero)
    addSubview(accessory)
  }

  override var next: UIResponder? { owner ?? superview }

  /// Places the view above an edge of a window.
  func place(above edge: CGFloat, width: CGFloat) {
    let height = height(for: width)
    frame = CGRect(x: 0, y: edge - height, width: width, height: height)
    accessory.frame = bounds
  }

  private func height(for width: CGFloat) -> CGFloat {
    let own = accessory.intrinsicContentSize.height
    if own != UIView.noIntrinsicMetric { return own }
    guard !accessory.translatesAutoresizingMaskIntoConstraints else {
      return accessory.frame.height
    }
    return accessory.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UIWindow {
  /// Shows the `inputAccessoryView` that is nearest to the first responder, or none.
  func updateInputAccessory() {
    let responder: UIResponder? = firstResponder ?? firstResponderController
    let owner = sequence(first: responder) { $0?.next }.first { $0?.inputAccessoryView != nil }
    guard let owner = owner ?? nil, let accessory = owner.inputAccessoryView else {
      return removeInputAccessory()
    }
    let host =
      inputAccessory.flatMap { $0.accessory === accessory ? $0 : nil }
      ?? replaceInputAccessory(accessory, of: owner)
    // What is edited may have ended with the former view, and this one with it.
    guard inputAccessory === host else { return }
    host.owner = owner
    host.place(above: keyboard.frame?.minY ?? bounds.height, width: bounds.width)
  }

  private func removeInputAccessory() {
    guard let old = inputAccessory else { return }
    inputAccessory = nil
    old.removeFromSuperview()
  }

  /// Shows a view, and then removes the former one, in which a field may be the first responder.
  private func replaceInputAccessory(
    _ accessory: UIView,
    of owner: UIResponder
  ) -> InputAccessoryHost {
    let old = inputAccessory
    let host = InputAccessoryHost(accessory, of: owner)
    inputAccessory = host
    addSubview(host)
    old?.removeFromSuperview()
    return host
  }

  /// Returns whether a view is in what a responder in another view shows above the keyboard.
  func isInAccessory(_ view: UIView, of other: UIView) -> Bool {
    guard let inputAccessory, view.isDescendant(of: inputAccessory) else { return false }
    let owner = inputAccessory.owner
    let ownerView = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
    return ownerView?.isDescendant(of: other) ?? true
  }

  /// The nearest controller around the first responder that keeps its `inputAccessoryView` when that resigns.
  var controllerBehindFirstResponder: UIViewController? {
    guard let firstResponder else { return nil }
    return sequence(first: firstResponder as UIResponder) { $0.next }.lazy
      .compactMap { $0 as? UIViewController }
      .first { $0.canBecomeFirstResponder && $0.inputAccessoryView != nil }
  }
}
