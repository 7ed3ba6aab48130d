/// The traits that a view or a controller sets for itself and what is inside.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is set.
  func contains(_ trait: UITrait) -> Bool
  /// Has a trait follow the superview again.
  mutating func remove(_ trait: UITrait)
}

/// The traits that are set; others are read from around.
struct TraitOverrides: UITraitOverrides {
  /// The traits that are set, by their types.
  var settings: [ObjectIdentifier: any TraitSetting]
  /// The traits around.
  let outer: UITraitCollection

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { (settings[ObjectIdentifier(trait)] as? TraitValue<T>)?.value ?? outer[trait] }
    set { settings[ObjectIdentifier(trait)] = TraitValue<T>(value: newValue) }
  }

  func contains(_ trait: UITrait) -> Bool { settings[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { settings[ObjectIdentifier(trait)] = nil }
}

/// The traits of a view or a controller that differ from those around it.
final class OverriddenTraits {
  /// All traits, in place of those around; nil for these.
  let all: UITraitCollection?
  /// The traits that are set one by one, by their types.
  let settings: [ObjectIdentifier: any TraitSetting]
  /// The latest result, so that few views apply the settings again.
  private var latest: (outer: UITraitCollection, traits: UITraitCollection)?

  /// Creates traits; nil if all are those around.
  init?(_ all: UITraitCollection?, _ settings: [ObjectIdentifier: any TraitSetting]) {
    if all == nil, settings.isEmpty { return nil }
    (self.all, self.settings) = (all, settings)
  }

  /// The traits inside of others.
  func traits(in around: @autoclosure () -> UITraitCollection) -> UITraitCollection {
    let outer = all ?? around()
    guard !settings.isEmpty else { return outer }
    if let latest, latest.outer == outer { return latest.traits }
    var traits = outer
    for setting in settings.values { setting.apply(to: &traits) }
    latest = (outer, traits)
    return traits
  }
}

/// A view or a controller, which can have other traits than what is around them.
@preconcurrency @MainActor
protocol TraitOwner: UIResponder {
  /// The traits that were set; nil for none.
  var overriddenTraits: OverriddenTraits? { get set }
  /// The view that has the traits; nil if it is not loaded.
  var viewWithTraits: UIView? { get }
  /// The traits without those that were set.
  var traitsAround: UITraitCollection { get }
}

extension TraitOwner {
  /// All traits that were set together; nil for those around.
  var overriddenCollection: UITraitCollection? {
    get { overriddenTraits?.all }
    set { setOverriddenTraits(newValue, overriddenTraits?.settings ?? [:]) }
  }

  /// The traits that were set one by one.
  var overriddenSettings: any UITraitOverrides {
    get {
      TraitOverrides(
        settings: overriddenTraits?.settings ?? [:],
        outer: overriddenTraits?.all ?? traitsAround
      )
    }
    set {
      guard let overrides = newValue as? TraitOverrides else { return }
      setOverriddenTraits(overriddenTraits?.all, overrides.settings)
    }
  }

  /// Light or dark mode, if it was set.
  var overriddenStyle: UIUserInterfaceStyle {
    get {
      let overrides = overriddenSettings
      return overrides.contains(UITraitUserInterfaceStyle.self)
        ? overrides.userInterfaceStyle : .unspecified
    }
    set {
      if newValue == .unspecified {
        overriddenSettings.remove(UITraitUserInterfaceStyle.self)
      } else {
        overriddenSettings.userInterfaceStyle = newValue
      }
    }
  }

  private func setOverriddenTraits(
    _ all: UITraitCollection?,
    _ settings: [ObjectIdentifier: any TraitSetting]
  ) {
    let traits = OverriddenTraits(all, settings)
    guard let view = viewWithTraits else { return overriddenTraits = traits }
    view.changeTraits { overriddenTraits = traits }
  }
}

extension UIView: TraitOwner {
  var viewWithTraits: UIView? { self }

  /// The traits that this view and its descendants have in place of those around it.
  ///
  /// All others follow the superview.
  public var traitOverrides: any UITraitOverrides {
    get { overriddenSettings }
    set { overriddenSettings = newValue }
  }

  /// Light or dark mode for the view and its subviews; unspecified follows the superview.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenStyle }
    set { overriddenStyle = newValue }
  }

  /// The traits of this view and its descendants; nil for those of the superview.
  ///
  /// Setting them notifies the view and its descendants. `traitOverrides` go before them.
  public var overrideTraitCollection: UITraitCollection? {
    get { overriddenCollection }
    set { overriddenCollection = newValue }
  }
}

extension UIViewController: TraitOwner {
  var viewWithTraits: UIView? { viewIfLoaded }
  var traitsAround: UITraitCollection { viewIfLoaded?.superview?.traitCollection ?? .current }

  /// The traits that the screen has in place of those around it; all others follow the superview.
  ///
  /// They do not load the view.
  public var traitOverrides: any UITraitOverrides {
    get { overriddenSettings }
    set { overriddenSettings = newValue }
  }
}
