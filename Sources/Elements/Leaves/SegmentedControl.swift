public import Foundation
public import HeadlessUIKit

/// A row of titles of which one can be selected.
public struct SegmentedControl: ProxyElement {
  /// One of the titles.
  public struct Item {
    /// The width of a title.
    public enum Width: Hashable, Sendable {
      /// That of the text.
      case automatic
      /// Exactly this, in points.
      case specific(CGFloat)
    }

    /// The title.
    public var title: String
    /// The width.
    public var width: Width
    /// Called when the user selects it.
    public var onSelect: () -> Void

    /// Creates a title.
    public init(title: String, width: Width = .automatic, onSelect: @escaping () -> Void) {
      self.title = title
      self.width = width
      self.onSelect = onSelect
    }
  }

  /// The selection of a title.
  public enum Selection: Hashable, Sendable {
    /// None.
    case none
    /// The one with this number, from 0.
    case index(Int)
  }

  /// The titles.
  public var items: [Item]
  /// The selected title.
  public var selection: Selection
  /// The font of the titles.
  public var font = UIFont.systemFont(ofSize: 13)

  /// The height, in points.
  private static let height: CGFloat = 36
  /// The space beside a title, in points.
  private static let padding: CGFloat = 8

  /// Creates a control, then runs `configure` on it.
  public init(
    items: [Item] = [],
    selection: Selection = .none,
    configure: (inout SegmentedControl) -> Void = { _ in }
  ) {
    self.items = items
    self.selection = selection
    configure(&self)
  }

  /// Adds a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - width: the width of the title.
  ///   - onSelect: called when the user selects it.
  public mutating func appendItem(
    title: String,
    width: Item.Width = .automatic,
    onSelect: @escaping () -> Void
  ) {
    items.append(Item(title: title, width: width, onSelect: onSelect))
  }

  /// A row of buttons.
  public var elementRepresentation: any Element {
    Row(alignment: .fill, underflow: .growUniformly) {
      for (index, item) in items.enumerated() {
        button(item, isSelected: selection == .index(index))
      }
    }
    .box(background: .systemGray6, corners: .rounded(radius: 8))
    .constrainedTo(height: .absolute(Self.height))
  }

  private func button(_ item: Item, isSelected: Bool) -> StackLayout.Child {
    let title = Label(text: item.title) {
      $0.font = font
      $0.numberOfLines = 1
    }
    .centered()
    .inset(horizontal: Self.padding)
    .box(
      background: isSelected ? .white : .clear,
      corners: .rounded(radius: 6)
    )
    // A tap on what is selected already changes nothing.
    let button = Button(onTap: isSelected ? {} : item.onSelect, wrapping: title)
    guard case .specific(let width) = item.width else { return StackLayout.Child(button) }
    return button.constrainedTo(width: .absolute(width)).stackLayoutChild(priority: .fixed)
  }
}
