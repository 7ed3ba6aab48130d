public import Foundation
import HeadlessUIKit

extension UITableView {
  /// The ways in which cells that change their size are measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Not by themselves.
    case disabled
    /// When they ask for it.
    case enabled
    /// When they ask for it, or their constraints change.
    case enabledIncludingConstraints
  }

  /// The looks of tables.
  public enum Style: Int, Hashable, Sendable {
    /// Sections follow each other; their headers stay at the top while they are on screen.
    case plain
    /// Sections are apart from each other.
    case grouped
    /// Sections are apart from each other and from the sides.
    case insetGrouped
  }

  /// The animations with which rows come and go.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade.
    case fade
    /// From the right, and to the right.
    case right
    /// From the left, and to the left.
    case left
    /// From above, and upwards.
    case top
    /// From below, and downwards.
    case bottom
    /// Without an animation.
    case none
    /// From the middle.
    case middle
    /// As the table chooses: they fade here.
    case automatic = 100
  }

  /// The places to which rows are scrolled.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Where the row is visible with the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The references for the insets of separators.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// From the edges of the cell.
    case fromCellEdges
    /// From the usual insets.
    case fromAutomaticInsets
  }

  /// The value of a height that the content determines.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title of the search in a section index.
  nonisolated public static let indexSearch = "{search}"
  /// Posted when another row was selected.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}

extension UITableViewCell {
  /// The looks of cells.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A picture and a text.
    case `default`
    /// A text at the left, and a smaller one at the right.
    case value1
    /// A text in the tint at the left, and a larger one beside it.
    case value2
    /// A text, and a smaller one below it.
    case subtitle
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }

  /// The looks of selected cells.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As they were.
    case none
    /// Blue once, gray today.
    case blue
    /// Gray.
    case gray
    /// As the table requires.
    case `default`
  }

  /// The controls at the left of a cell while a table is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// Removes the row.
    case delete
    /// Inserts a row.
    case insert
  }

  /// The controls at the right of a cell.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// None.
    case none
    /// An arrow: there are details.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A button for details.
    case detailButton

    /// The room that it takes at the right, in points.
    var room: CGFloat {
      switch self {
      case .none: 0
      case .disclosureIndicator: 38
      case .checkmark, .detailButton: 40
      case .detailDisclosureButton: 66
      }
    }
  }

  /// The parts of a cell that a table adds.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control for editing.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The confirmation of a removal.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
