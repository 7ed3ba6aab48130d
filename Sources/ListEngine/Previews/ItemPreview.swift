public import Foundation
public import HeadlessUIKit

/// Previews of an item: what it looks like at a width, in each state of a row.
///
/// On iOS they show in Xcode. There is no SwiftUI here, so their bodies are views, which can be
/// drawn to a picture.
public struct ItemPreview<Content: ItemContent> {
  /// The item.
  public var item: Item<Content>
  /// The width, the state and the surroundings of the item.
  public var properties: Properties

  /// Creates a preview of an item.
  public init(_ item: Item<Content>, properties: Properties) {
    self.item = item
    self.properties = properties
  }

  /// Creates a preview of an item, by default at rest.
  public init(
    _ item: Item<Content>,
    width: CGFloat,
    state: ItemState = ItemState(),
    appearance: ItemPreviewAppearance = ItemPreviewAppearance()
  ) {
    self.init(item, properties: Properties(with: width, state: state, appearance: appearance))
  }

  /// A view of the item.
  @preconcurrency @MainActor
  public var body: ItemPreviewView {
    ItemPreviewView(
      with: properties.width,
      state: properties.state,
      appearance: properties.appearance,
      item: item
    )
  }

  /// The width, the state and the surroundings of an item in a preview.
  public struct Properties: Hashable, Sendable {
    /// The width of the list, in points.
    public var width: CGFloat
    /// The state of the row: whether it is selected, pressed or dragged.
    public var state: ItemState
    /// The surroundings of the item.
    public var appearance: ItemPreviewAppearance

    /// Creates properties, by default of a row at rest.
    public init(
      with width: CGFloat,
      state: ItemState = ItemState(),
      appearance: ItemPreviewAppearance = ItemPreviewAppearance()
    ) {
      self.width = width
      self.state = state
      self.appearance = appearance
    }
  }

  /// Views of an item below each other: at rest, pressed, selected, dragged.
  @preconcurrency @MainActor
  public static func withAllItemStates(
    for item: Item<Content>,
    width: CGFloat = 375,
    appearance: ItemPreviewAppearance = ItemPreviewAppearance()
  ) -> UIStackView {
    previews(
      for: item,
      with: ItemState.previewed.map {
        Properties(with: width, state: $0.state, appearance: appearance)
      }
    )
  }

  /// Views of an item below each other, one for each set of properties.
  @preconcurrency @MainActor
  public static func previews(
    for item: Item<Content>,
    with properties: [Properties]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: properties.map { Self(item, properties: $0).body })
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame.size = CGSize(
      width: properties.map(\.width).max() ?? 0,
      height: stack.arrangedSubviews.reduce(0) { $0 + $1.frame.height }
    )
    return stack
  }
}

extension ItemState {
  /// The states that previews show, with their names.
  package static let previewed: [(name: String, state: ItemState)] = [
    ("at rest", ItemState()), ("pressed", ItemState(isHighlighted: true)),
    ("selected", ItemState(isSelected: true)), ("dragged", ItemState(isReordering: true)),
  ]
}
