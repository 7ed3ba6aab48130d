import Foundation

extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state.
    public static let normal: State = []
    /// A finger is pressing the control.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus of a hardware keyboard.
    public static let focused = State(rawValue: 8)
    /// The bits for custom states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits of the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal places of the content of a control.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over the whole width.
    case fill
    /// At the start of text.
    case leading
    /// At the end of text.
    case trailing
  }

  /// The vertical places of the content of a control.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill
  }

  /// The horizontal place of the content, as lines go from left to right.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// True if the touch that is tracked is inside.
  public var isTouchInside: Bool { isHighlighted }
  /// The targets, of which there are none on Linux.
  public var allTargets: Set<AnyHashable> { [] }
  /// The text shown under a pointer; nil for none.
  public var toolTip: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// True if symbols of the control are animated.
  public var isSymbolAnimationEnabled: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// Performs the primary action, as a tap does.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
