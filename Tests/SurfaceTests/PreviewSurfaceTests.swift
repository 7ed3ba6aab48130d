#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// A row that shows its state.
private struct Stateful: ItemContent, Equatable {
  var name = "row"
  var identifierValue: String { name }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let state = info.state
    views.content.text = [
      state.isSelected ? "selected" : nil, state.isHighlighted ? "pressed" : nil,
      state.isReordering ? "dragged" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
}

@Suite struct PreviewSurfaceTests {
  private let item = Item(Stateful(), sizing: .fixed(height: 30))

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel).map { [$0.text ?? ""] } ?? []) + view.subviews.flatMap(texts(in:))
  }

  @Test("A preview is as wide as asked for, and as high as the item with its padding")
  func size() {
    let view = ItemPreview(item, width: 200).body
    #expect(view.frame.size == CGSize(width: 200, height: 70))
    #expect(view.intrinsicContentSize == view.sizeThatFits(.zero))
    let appearance = ItemPreviewAppearance(padding: 5, backgroundColor: .red)
    let properties = ItemPreview<Stateful>.Properties(
      with: 100,
      state: ItemState(isSelected: true),
      appearance: appearance
    )
    let other = ItemPreview(item, properties: properties)
    #expect(other.body.frame.size == CGSize(width: 100, height: 40))
    #expect(other.item.content == Stateful() && other.properties == properties)
    #expect(texts(in: other.body) == ["selected"])
  }

  @Test("All states are below each other")
  func states() {
    let view = ItemPreview.withAllItemStates(for: item, width: 100)
    view.layoutIfNeeded()
    #expect(texts(in: view) == ["", "pressed", "selected", "dragged"])
    #expect(view.frame.size == CGSize(width: 100, height: 280))
    #expect(view.arrangedSubviews.map(\.frame.minY) == [0, 70, 140, 210])
    #expect(view.arrangedSubviews.allSatisfy { $0.frame.height == 70 })
  }

  @Test("A view shows another item in place of the first")
  func update() {
    let view = ItemPreviewView()
    for (height, state) in [(30.0, ItemState()), (50, ItemState(isHighlighted: true))] {
      view.update(
        with: 80,
        state: state,
        appearance: ItemPreviewAppearance(padding: 0),
        item: Item(Stateful(), sizing: .fixed(height: height))
      )
      view.layoutSubviews()
      #expect(view.frame.size == CGSize(width: 80, height: height))
    }
    #expect(texts(in: view) == ["pressed"])
  }
}
