import HeadlessUIKit
import Testing

@testable import ListEngine

/// The code in Listable's README, with today's names.
@Suite struct ReadmeSnippetsTests {
  private let listView = policyList(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("Rows and headers are declared in sections")
  func declaration() {
    listView.configure { list in
      list += Section("section-1") { section in

        section.header = DemoHeader(title: "This Is A Header")

        section += DemoItem(text: "And here is a row")
        section += DemoItem(text: "And here is another row.")

        let rows = [
          "You can also map rows",
          "Like this",
        ]

        section += rows.map {
          DemoItem(text: $0)
        }
      }

      list += Section("section-2") { section in

        section.header = DemoHeader(title: "Another Header")

        section += DemoItem(text: "The last row.")
      }
    }
    #expect(listView.content.itemCount == 5)
    #expect(listView.visibleItems.count == 5)
  }

  @Test("A list that was empty gets a section, then one more row")
  func updates() {
    listView.configure { list in
      // No content right now.
    }
    #expect(listView.visibleItems.isEmpty)

    listView.configure { list in
      list += Section("section-1") { section in
        section.header = DemoHeader(title: "This Is A Header")

        section += DemoItem(text: "And here is a row")
      }
    }
    #expect(listView.visibleItems.count == 1)

    listView.configure { list in
      list += Section("section-1") { section in
        section.header = DemoHeader(title: "This Is A Header")

        section += DemoItem(text: "And here is a row")
        section += DemoItem(text: "Another row!")
      }
    }
    #expect(listView.visibleItems.count == 2)
  }

  @Test("Everything about the list can be configured together with its content")
  func properties() {
    let properties = ListProperties.default { list in
      list.animatesChanges = false
      list.layout = .table {
        $0.bounds = .init(
          padding: UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20),
          width: .atMost(700)
        )
        $0.stickySectionHeaders = true
        $0.layout.interSectionSpacingWithNoFooter = 20
        $0.layout.interSectionSpacingWithFooter = 20
        $0.layout.sectionHeaderBottomSpacing = 10
        $0.layout.itemSpacing = 10
        $0.layout.itemToSectionFooterSpacing = 10
      }
      list.appearance.backgroundColor = .gray
      list.behavior.keyboardDismissMode = .onDrag
      list.behavior.underflow = .init(alwaysBounce: false, alignment: .center)
      list.autoScrollAction = .none
      list.accessibilityIdentifier = "podcasts"
      list.content.header = DemoHeader(title: "Podcasts")
    }
    #expect(!properties.animatesChanges)
    #expect(properties.behavior.underflow.alignment == .center)
    #expect(properties.header != nil)
  }

  @Test("An item specifies how it is sized, placed and selected, and its callbacks")
  func item() {
    var selected: [String] = []
    let item = Item(
      DemoItem(text: "Hello, World!"),

      sizing: .thatFits(.init(.atLeast(44))),
      layouts: .table { $0.width = .fill },
      selectionStyle: .selectable(),
      trailingSwipeActions: nil,
      reordering: ItemReordering(sections: .current),

      onDisplay: { _ in },
      onEndDisplay: { _ in },
      onSelect: { selected.append($0.item.content.text) },
      onDeselect: { _ in }
    )
    item.onSelect?(.init(item: item))
    #expect(selected == ["Hello, World!"])

    var section = Section("section")
    section += Item(DemoItem(text: "Hello, World!"), selectionStyle: .notSelectable)
    section += DemoItem(text: "Hello again!")
    #expect(section.count == 2)
  }

  @Test("A content shows itself in custom views")
  func subtitleItem() {
    listView.configure { list in
      list("section") { section in
        section += SubtitleItem(title: "Title", detail: "Detail")
      }
    }
    let views = listView.scrollView.descendants.compactMap { $0 as? SubtitleItem.ContentView }
    #expect(views.map(\.titleLabel.text) == ["Title"])
  }
}

private struct DemoItem: ItemContent, Equatable {
  var text: String

  // ItemContent

  var identifierValue: String {
    text
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = text
  }

  static func createReusableContentView(frame: CGRect) -> UILabel {
    UILabel(frame: frame)
  }
}

private struct DemoHeader: HeaderContent, Equatable {
  var title: String

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.text = title
  }

  typealias ContentView = UILabel

  static func createReusableContentView(frame: CGRect) -> ContentView {
    UILabel(frame: frame)
  }
}

private struct SubtitleItem: ItemContent, Equatable {
  var title: String
  var detail: String

  // ItemContent

  var identifierValue: String { title }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.titleLabel.text = title
    views.content.detailLabel.text = detail
  }

  typealias ContentView = View

  static func createReusableContentView(frame: CGRect) -> ContentView {
    View(frame: frame)
  }

  final class View: UIView {
    let titleLabel = UILabel()
    let detailLabel = UILabel()

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let (title, detail) = (titleLabel.sizeThatFits(size), detailLabel.sizeThatFits(size))
      return CGSize(
        width: max(title.width, detail.width),
        height: title.height + detail.height
      )
    }
  }
}
