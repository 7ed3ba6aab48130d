extension UIView {
  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, two for the curve.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews together with the changes.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches on the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// Again and again; once, here.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Backwards, too; not here.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// With its own duration inside of another animation; not here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// With its own curve inside of another animation; not here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views change while they are exchanged.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown while they are exchanged.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Without the options of another animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Turns over from the left; not drawn.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns over from the right; not drawn.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up; not drawn.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down; not drawn.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades; not drawn.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns over from the top; not drawn.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over from the bottom; not drawn.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// At 60 frames per second; as many as there are, here.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// At 30 frames per second; as many as there are, here.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// Starts and ends slowly; the default curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
