/// The key of a value that an app adds to configuration states.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key, which no other key should have.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// The state of a view for which content and background are configured.
public protocol UIConfigurationState {
  /// Creates the state of a view that is neither selected nor anything else.
  init(traitCollection: UITraitCollection)

  /// The environment of the view.
  var traitCollection: UITraitCollection { get set }
  /// The value of a key that an app has added; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

extension UIConfigurationState {
  /// The state as a cell's: where it is not one, with nothing but its traits.
  var asCellState: UICellConfigurationState {
    if let state = self as? UICellConfigurationState { return state }
    var cellState = UICellConfigurationState(traitCollection: traitCollection)
    guard let state = self as? UIViewConfigurationState else { return cellState }
    cellState.isDisabled = state.isDisabled
    cellState.isHighlighted = state.isHighlighted
    cellState.isSelected = state.isSelected
    cellState.isFocused = state.isFocused
    cellState.isPinned = state.isPinned
    return cellState
  }
}

/// The state of a header, a footer or another view that has a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The environment of the view.
  public var traitCollection: UITraitCollection
  /// True if the view takes no touches.
  public var isDisabled = false
  /// True if the view is pressed.
  public var isHighlighted = false
  /// True if the view is selected.
  public var isSelected = false
  /// True if the view has the focus.
  public var isFocused = false
  /// True if the view is pinned to an edge of the list.
  public var isPinned = false
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view that is neither selected nor anything else.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a key that an app has added; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The part of a cell in a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not dragged.
    case none
    /// The drag is about to begin.
    case lifting
    /// It is dragged.
    case dragging
  }

  /// The part of a cell in a drop.
  public enum DropState: Int, Hashable, Sendable {
    /// There is no drop.
    case none
    /// Something else is the target.
    case notTargeted
    /// It is the target.
    case targeted
  }

  /// The environment of the cell.
  public var traitCollection: UITraitCollection
  /// True if the cell takes no touches.
  public var isDisabled = false
  /// True if the cell is pressed.
  public var isHighlighted = false
  /// True if the cell is selected.
  public var isSelected = false
  /// True if the cell has the focus.
  public var isFocused = false
  /// True if the cell is pinned to an edge of the list.
  public var isPinned = false
  /// True if the list is being edited.
  public var isEditing = false
  /// True if the items below the cell's are shown.
  public var isExpanded = false
  /// True if the cell's swipe actions are open.
  public var isSwiped = false
  /// True if the cell is being moved.
  public var isReordering = false
  /// The part of the cell in a drag.
  public var cellDragState = DragState.none
  /// The part of the cell in a drop.
  public var cellDropState = DropState.none
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell that is neither selected nor anything else.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a key that an app has added; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// A change of a colour with the state of a view.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// The colour in place of another.
  public let transform: @Sendable (UIColor) -> UIColor
  private let identity = Identity()

  private final class Identity: Sendable {}

  /// Creates a change of colours.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the colour in place of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour itself: the tint is given where it is used.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Grey, as bright as the colour.
  public static let monochromeTint = grayscale

  /// Grey, as bright as the colour.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor(
      white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue,
      alpha: color.alpha
    )
  }

  /// Returns whether both are the same transformer: functions cannot be compared.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}
