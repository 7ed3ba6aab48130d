import HeadlessUIKit
import ListEngine
import Testing

@Suite struct ContentTests {
  @Test("Identifiers are equal for the same type and value, also when erased")
  func identifiers() {
    struct Other {}
    let first: AnyIdentifier = Identifier<TestRow, String>("x")
    #expect(first == Identifier<TestRow, String>("x"))
    #expect(first != Identifier<TestRow, String>("y"))
    #expect(first != Identifier<Other, String>("x"))
    #expect(first.anyValue == AnyHashable("x"))
    // W14.
    #expect(first.debugDescription == "Identifier<TestRow, String>: \"x\"")
  }

  @Test("Items of different types are never equivalent, and always moved")
  func erasedComparison() {
    struct OtherRow: ItemContent, Equatable {
      var identifierValue: String { "x" }
      static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
      func apply(
        to views: ItemContentViews<Self>,
        for reason: ApplyReason,
        with info: ApplyItemContentInfo
      ) {}
    }
    let row: any AnyItem = Item(TestRow(id: "x"))
    #expect(row.anyIsEquivalent(to: Item(TestRow(id: "x"))))
    #expect(!row.anyIsEquivalent(to: Item(TestRow(id: "x", value: 1))))
    #expect(!row.anyIsEquivalent(to: Item(OtherRow())))
    #expect(row.anyWasMoved(comparedTo: Item(OtherRow())))
    #expect(!row.anyWasMoved(comparedTo: Item(TestRow(id: "x"))))
  }

  @Test("Content is described as the README of Listable shows it")
  func declarativeForm() {
    let ids = ["g", "h"]
    let properties = ListProperties.default { list in
      list.header = TestTitle(text: "list")
      list += Section("one") { section in
        section.header = TestTitle(text: "one")
        section += TestRow(id: "a")
        section += Item(TestRow(id: "b"), sizing: .fixed(height: 10))
        section += ["c", "d"].map { TestRow(id: $0) }
      }
      list("two") { $0.add { TestRow(id: "e") } }
      list.add {
        Section("three") {
          TestRow(id: "f")
          if ids.isEmpty { TestRow(id: "never") }
          for id in ids { TestRow(id: id) }
        } header: {
          TestTitle(text: "three")
        }
      }
    }
    #expect(properties.sections.map(\.count) == [4, 1, 3])
    #expect(properties.content.itemCount == 8)
    #expect(properties.sections[2].header != nil)
    #expect(properties.content.lastItem?.anyIdentifier == TestRow.identifier(with: "h"))
  }

  @Test("Properties that only the content sets reach the item")
  func defaultProperties() {
    struct Preset: ItemContent, Equatable {
      var identifierValue: String { "x" }
      var defaultItemProperties: DefaultItemProperties<Self> {
        .defaults { $0.sizing = .fixed(height: 9) }
      }
      static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
      func apply(
        to views: ItemContentViews<Self>,
        for reason: ApplyReason,
        with info: ApplyItemContentInfo
      ) {}
    }
    #expect(Item(Preset()).sizing == .fixed(height: 9))
    #expect(Item(Preset(), sizing: .fixed(height: 1)).sizing == .fixed(height: 1))
    #expect(Item(TestRow(id: "x")).sizing == .thatFits(.noConstraint))
  }

  @Test("Axes clamp according to the specification (S10, S11)")
  func clamping() {
    typealias Axis = Sizing.Constraint.Axis
    #expect([20, 50, 80].map { Axis.atLeast(50).clamp($0) } == [50, 50, 80])
    #expect([20, 80].map { Axis.atMost(50).clamp($0) } == [20, 50])
    #expect(Axis.within(50, 20).clamp(30) == 50)
  }
}
