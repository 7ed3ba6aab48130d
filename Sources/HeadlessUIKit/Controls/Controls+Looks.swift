import Foundation

// The looks of controls, which are drawn simply.
extension UISwitch {
  /// The looks of switches.
  public enum Style: Int, Hashable, Sendable {
    /// As the system does.
    case automatic
    /// A box.
    case checkbox
    /// A knob.
    case sliding
  }

  /// The colour of the knob; it is white here.
  public var thumbTintColor: UIColor? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The picture of a switch that is on.
  public var onImage: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The picture of a switch that is off.
  public var offImage: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The title of a box.
  public var title: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The look that the app prefers.
  public var preferredStyle: Style {
    get { rare(.automatic) }
    set { setRare(newValue) }
  }

  /// The look: a knob.
  public var style: Style { .sliding }
}

extension UISlider {
  /// The picture at the lower end; it is not drawn.
  public var minimumValueImage: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The picture at the upper end; it is not drawn.
  public var maximumValueImage: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The colour of the knob; it is white here.
  public var thumbTintColor: UIColor? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The picture of the knob; nil for the default one.
  public func thumbImage(for state: State) -> UIImage? { rare(nil, "thumb \(state.rawValue)") }
  /// Sets the picture of the knob; it is not drawn.
  public func setThumbImage(_ image: UIImage?, for state: State) {
    setRare(image, "thumb \(state.rawValue)")
  }
  /// The picture before the knob; nil for the default one.
  public func minimumTrackImage(for state: State) -> UIImage? { rare(nil, "low \(state.rawValue)") }
  /// Sets the picture before the knob; it is not drawn.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    setRare(image, "low \(state.rawValue)")
  }
  /// The picture behind the knob; nil for the default one.
  public func maximumTrackImage(for state: State) -> UIImage? {
    rare(nil, "high \(state.rawValue)")
  }
  /// Sets the picture behind the knob; it is not drawn.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    setRare(image, "high \(state.rawValue)")
  }
}

extension UIStepper {
  /// True if events are sent while a finger rests on it; it takes one step here.
  public var isContinuous: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if a resting finger takes more steps; it takes one here.
  public var autorepeat: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if a step beyond a limit leads to the other one.
  public var wraps: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// Sets the picture of the button for less; it is not drawn.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    setRare(image, "less \(state.rawValue)")
  }
  /// Sets the picture of the button for more; it is not drawn.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    setRare(image, "more \(state.rawValue)")
  }
}

extension UIPageControl {
  /// The picture of the present page's mark; a dot here.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// Sets the picture of a page's mark; it is not drawn.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    setRare(image, "page \(page)")
  }
  /// The picture of a page's mark; nil for the default one.
  public func indicatorImage(forPage page: Int) -> UIImage? { rare(nil, "page \(page)") }
}
