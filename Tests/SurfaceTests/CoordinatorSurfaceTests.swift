#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// A row whose coordinator counts, as a user writes it.
private struct Counter: ItemContent, Equatable {
  var name: String
  var count = 0
  var identifierValue: String { name }

  var defaultItemProperties: DefaultProperties {
    .defaults { properties in
      let onSelect: DefaultProperties.Item.OnSelect.Callback = { _ in }
      properties.onSelect = onSelect
      properties.sizing = .fixed(height: 20)
    }
  }

  func makeCoordinator(actions: CoordinatorActions, info: CoordinatorInfo) -> Coordinator {
    Coordinator(actions: actions, info: info)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = "\(count)"
  }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  final class Coordinator: ItemContentCoordinator {
    typealias ItemContentType = Counter

    let actions: Actions
    let info: Info

    init(actions: Actions, info: Info) {
      self.actions = actions
      self.info = info
    }

    func wasInserted(_ info: Item<Counter>.OnInsert) { count() }

    func wasUpdated(_ info: Item<Counter>.OnUpdate) { count() }

    private func count() {
      actions.update(animation: .none, after: 0, update: { $0.content.count += 1 })
    }
  }
}

@Suite struct CoordinatorSurfaceTests {
  @Test("A coordinator names its item, and changes it")
  func coordinator() throws {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<2 {
      list.configure { list in
        list.animatesChanges = false
        list("counters") { $0 += Counter(name: "a") }
      }
    }
    let item = try #require(list.visibleItems.first as? Counter.Coordinator.Item)
    #expect(item.content.count > 0 && item.onSelect != nil)
  }

  @Test("Defaults of headers name their header")
  func headers() {
    typealias Defaults = DefaultHeaderFooterProperties<Caption>
    let onDisplay: (Defaults.HeaderFooter.OnDisplay) -> Void = { _ in }
    #expect(Defaults(onDisplay: onDisplay).onDisplay != nil)
  }
}
