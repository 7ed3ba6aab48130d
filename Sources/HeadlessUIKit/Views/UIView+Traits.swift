import Foundation

extension UIView {
  /// The traits of the view: those of the superview, or else the current ones, with those that are set here.
  public var traitCollection: UITraitCollection {
    var view = self
    while !view.changesTraits {
      guard let superview = view.superview else { return .current }
      view = superview
    }
    return view.traits(in: view.superview?.traitCollection ?? .current)
  }

  /// The traits around the view, with those of its controller.
  var traitsAround: UITraitCollection {
    let outer = superview?.traitCollection ?? .current
    return controllerTraits?.traits(in: outer) ?? outer
  }

  /// Changes what the view sets, and notifies it and its descendants if it has other traits then.
  func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    let new = traitCollection
    guard new != old else { return }
    notifyOfTraits(old)
    guard asWindow != nil, new.preferredContentSizeCategory != old.preferredContentSizeCategory
    else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory]
    )
  }

  private func notifyOfTraits(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    traitObservers?.call(self, from: old, to: traitCollection)
    controller?.traitsDidChange(from: old)
    for view in subviews {
      guard view.changesTraits else {
        view.notifyOfTraits(old)
        continue
      }
      let before = view.traits(in: old)
      if view.traitCollection != before { view.notifyOfTraits(before) }
    }
  }

  private var controllerTraits: OverriddenTraits? {
    hasController ? controller?.overriddenTraits : nil
  }

  /// True if the view or its controller has traits that differ from those of the superview.
  private var changesTraits: Bool { overriddenTraits != nil || controllerTraits != nil }

  /// The traits of the view inside of a superview with others.
  private func traits(in outer: @autoclosure () -> UITraitCollection) -> UITraitCollection {
    func around() -> UITraitCollection { controllerTraits?.traits(in: outer()) ?? outer() }
    return overriddenTraits?.traits(in: around()) ?? around()
  }
}
