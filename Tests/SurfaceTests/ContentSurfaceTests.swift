#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

@Suite struct ContentSurfaceTests {
  private let section = Section(
    "greetings",
    header: Caption(text: "header"),
    items: [Greeting(text: "b"), Greeting(text: "a")]
  )

  @Test("Filters have names")
  func filters() {
    var content = Content()
    #expect(!content.contains(any: .anyContent) && !section.contains(any: []))
    content += section
    #expect(content.contains() && section.contains())
    #expect(section.contains(any: .sectionsOnly))
    #expect(ContentFilters.sectionsOnly.isSubset(of: ContentFilters.anyContent))
    content.sections = []
    content.overscrollFooter = Caption(text: "end")
    #expect(content.contains(any: .anyContent) && !content.contains(any: .sectionsOnly))
  }

  @Test("Sections are found by type-erased identifiers, and can get others")
  func identifiers() {
    var content = Content()
    content += section
    let erased: AnyIdentifier = Section.identifier(with: "greetings")
    #expect(content.firstIndexForSection(with: erased) == 0)
    content.sections[0].identifier = Section.identifier(with: 1)
    #expect(content.firstIndexForSection(with: erased) == nil)
  }

  @Test("Sources tell their content, and states tell their changes")
  func sources() {
    let source = StaticSource { $0 += section }
    #expect(source.content.itemCount == 2)
    var changes = 0
    let state = SourceState(initial: [1], didChange: { changes += 1 })
    state.set([2])
    state.set { value in
      value.append(3)
      value.append(4)
    }
    #expect(state.value == [2, 3, 4] && changes == 2)
    state.set([2, 3, 4])
    state.discard()
    state.set([])
    #expect(changes == 2)
  }

  @Test("Builders have the types that result builders name")
  func builders() {
    typealias Builder = ListableBuilder<Section>
    let expression: Builder.Expression = section
    let component: Builder.Component = Builder.buildExpression(expression)
    let result: Builder.FinalResult = Builder.buildFinalResult(component)
    #expect(result.count == 1)
    @ListableBuilder<Section> func sections(_ isLong: Bool) -> [Section] {
      section
      if isLong { [section, section] }
    }
    #expect(sections(false).count == 1 && sections(true).count == 3)
  }

  @Test("Collated sections take items and give items")
  func collation() {
    let sections = LocalizedItemCollator.collate(
      items: [Item(Name(name: "Bo")), Item(Name(name: "Al"))]
    )
    #expect(sections.map(\.title) == ["A", "B"])
    let items: [any AnyItem] = sections[0].items
    #expect(items.count == 1)
  }

  @Test("An embedded list is content with a list as its view")
  func embedded() {
    let list = EmbeddedList(identifier: "photos") { list in
      list += section
    }
    #expect(list.contentIdentifier == AnyHashable("photos"))
    let view: EmbeddedList.ContentView = EmbeddedList.createReusableContentView(frame: .zero)
    view.configure(with: list.properties)
    #expect(view.content.itemCount == 2 && !view.appearance.showsScrollIndicators)
  }

  @Test("All properties of a list in one call")
  func properties() {
    let properties = ListProperties(
      animatesChanges: false,
      animation: .fast,
      layout: .flow(),
      appearance: Appearance(backgroundColor: .red),
      scrollIndicatorInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0),
      behavior: Behavior(selectionMode: .multiple),
      autoScrollAction: .none,
      onKeyboardFrameWillChange: nil,
      accessibilityIdentifier: "list",
      debuggingIdentifier: nil
    ) { list in
      list += section
    }
    #expect(properties.layout == .flow() && properties.content.itemCount == 2)
    #expect(properties.accessibilityIdentifier == "list" && !properties.animatesChanges)
    #expect(properties.behavior.selectionMode == .multiple)
  }

  private struct Name: ItemContent, LocalizedCollatableItemContent, Equatable {
    var name: String
    var identifierValue: String { name }
    var collationString: String { name }

    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {}

    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
  }
}
