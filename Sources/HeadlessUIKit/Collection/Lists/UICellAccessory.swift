public import Foundation

/// A mark or a control beside the content of a list's cell.
public struct UICellAccessory {
  /// The time when an accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// The width of the place of an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// That of the accessory.
    case actual
    /// That of other accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kinds of accessories.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// An arrow: there is more to see.
    case disclosureIndicator
    /// An arrow that shows or hides the items below.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A control for deleting.
    case delete
    /// A control for inserting.
    case insert
    /// A grip for moving.
    case reorder
    /// A mark of selection.
    case multiselect
    /// A text.
    case label
    /// A button for details.
    case detail
    /// A view of the app's.
    case customView
    /// A button with a menu.
    case popUpMenu
  }

  /// The look of an accessory.
  public struct Options {
    /// True if it is not shown; its place stays.
    public var isHidden: Bool?
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for that of the kind.
    public var tintColor: UIColor?
    /// The colour behind it; nil for that of the kind.
    public var backgroundColor: UIColor?
    /// True if a grip has a line before it.
    public var showsVerticalSeparator: Bool?

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The look of an arrow.
  public typealias DisclosureIndicatorOptions = Options
  /// The look of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The look of a control for deleting.
  public typealias DeleteOptions = Options
  /// The look of a control for inserting.
  public typealias InsertOptions = Options
  /// The look of a grip.
  public typealias ReorderOptions = Options
  /// The look of a mark of selection.
  public typealias MultiselectOptions = Options
  /// The look of a button for details.
  public typealias DetailOptions = Options
  /// The options of a button with a menu.
  public typealias PopUpMenuOptions = Options

  /// The look and the behaviour of an arrow of an outline.
  public struct OutlineDisclosureOptions {
    /// The parts of a cell that show or hide the items below.
    public enum Style: Int, Hashable, Sendable {
      /// As the list requires: the arrow.
      case automatic
      /// The whole cell, which cannot be selected.
      case header
      /// The arrow; the rest of the cell selects it.
      case cell
    }

    /// The part of the cell that shows or hides the items below.
    public var style: Style
    /// True if it is not shown; its place stays.
    public var isHidden: Bool?
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the tint.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The look of a text.
  public struct LabelOptions {
    /// True if it is not shown; its place stays.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of secondary text.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// True if the font follows the user's preferred size of text.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// The side of a cell at which an accessory is, and when.
  public enum Placement {
    /// The index of a view among the accessories that are given beside it.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the start of lines.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the end of lines.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// The place before the first accessory of a kind; at the end without one.
    public static func position(before type: AccessoryType) -> Position {
      { $0.firstIndex { $0.accessoryType == type } ?? $0.count }
    }

    /// The place after the last accessory of a kind; at the end without one.
    public static func position(after type: AccessoryType) -> Position {
      { $0.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? $0.count }
    }
  }

  /// A view as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side of the cell, and when it is shown there.
    public let placement: Placement
    /// True if it is not shown; its place stays.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the tint.
    public var tintColor: UIColor?
    /// True if the view keeps its frame's size.
    public var maintainsFixedSize: Bool

    /// Creates a configuration.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let isLeading: Bool
  let displayed: DisplayedState
  var isHidden = false
  var width: LayoutDimension?
  var tintColor: UIColor?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var text: String?
  var font: UIFont?
  var customView: UIView?
  var action: (() -> Void)?
  /// The index among the accessories that are given beside it; nil for where it is given.
  var position: Placement.Position?

  private init(_ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
  }

  private func with(_ options: Options, _ action: (() -> Void)? = nil) -> Self {
    var accessory = self
    accessory.isHidden = options.isHidden ?? false
    accessory.width = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    accessory.action = action
    return accessory
  }
}

extension UICellAccessory {
  /// An arrow at the end: there is more to see.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed).with(options)
  }

  /// An arrow at the end that shows or hides the items below.
  ///
  /// - Parameters:
  ///   - displayed: when it is shown.
  ///   - options: the look, and the part of the cell that is pressed.
  ///   - actionHandler: called instead of showing or hiding them; nil for that.
  /// - Returns: the accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed)
    accessory.isHidden = options.isHidden ?? false
    accessory.width = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    accessory.outlineStyle = options.style
    accessory.action = actionHandler
    return accessory
  }

  /// A checkmark at the end.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed).with(options)
  }

  /// A control for deleting at the start.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, isLeading: true).with(options, actionHandler)
  }

  /// A control for inserting at the start.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, isLeading: true).with(options, actionHandler)
  }

  /// A grip at the end for moving the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed).with(options)
  }

  /// A mark of selection at the start.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, isLeading: true).with(options)
  }

  /// A button for details at the end.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed).with(options, actionHandler)
  }

  /// A text at the end.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed)
    accessory.isHidden = options.isHidden
    accessory.width = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    accessory.text = text
    accessory.font = options.font
    return accessory
  }

  /// The chosen element of a menu at the end.
  ///
  /// - Parameters:
  ///   - menu: the menu; its actions are triggered by `performWithSender(_:target:)`.
  ///   - displayed: when it is shown.
  ///   - options: the look.
  ///   - selectedElementDidChangeHandler: for UIKit's code; a change of the menu is not noticed here.
  /// - Returns: the accessory.
  @preconcurrency @MainActor
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = Options(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed).with(options)
    accessory.text = menu.selectedElements.first?.title ?? menu.title
    accessory.font = .preferredFont(forTextStyle: .body)
    return accessory
  }

  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, true, position)
      case .trailing(let displayed, let position): (displayed, false, position)
      }
    var accessory = UICellAccessory(.customView, displayed, isLeading: isLeading)
    accessory.position = position
    accessory.isHidden = configuration.isHidden
    accessory.width = configuration.reservedLayoutWidth
    accessory.tintColor = configuration.tintColor
    accessory.customView = configuration.customView
    return accessory
  }

  /// The accessories in the order of a cell: views of the app's are where they want to be among those at their side.
  static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    guard accessories.contains(where: { $0.position != nil }) else { return accessories }
    func side(_ isLeading: Bool) -> [UICellAccessory] {
      accessories.filter { $0.isLeading == isLeading }.reduce(into: []) { sorted, accessory in
        let index = accessory.position?(sorted) ?? sorted.count
        sorted.insert(accessory, at: min(max(0, index), sorted.count))
      }
    }
    return side(true) + side(false)
  }

  /// Returns whether the accessory is shown in a cell.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
