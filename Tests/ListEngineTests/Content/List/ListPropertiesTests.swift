import HeadlessUIKit
import ListEngine
import Testing

@Suite struct ListPropertiesTests {
  @Test("Properties of the content are read and written through those of the list (W25)")
  func dynamicMembers() {
    var list = ListProperties.default()
    #expect(list.lastItem == nil)
    list.identifier = "other"
    list.context = ContentContext(1)
    #expect(list.content.identifier == AnyHashable("other"))
    #expect(list.content.context == ContentContext(1))
  }

  @Test("A new list has nothing, and animates it")
  func defaults() {
    let list = ListProperties.default()
    #expect(list.animatesChanges)
    #expect(list.content.sections.isEmpty)
    #expect(list.layout == .table())
    #expect(list.appearance == Appearance())
    #expect(list.behavior == Behavior())
    #expect(list.scrollIndicatorInsets == .zero)
    #expect(list.actions == nil)
    #expect(list.accessibilityIdentifier == nil)
    #expect(list.debuggingIdentifier == nil)
    #expect(list.onKeyboardFrameWillChange == nil)
  }

  @Test("Sections are added in every spelling, and copies are changed alone")
  func adding() {
    var list = ListProperties.default { list in
      list("1") { $0 += TestRow(id: "a") }
      list += Section("2") { _ in }
      list += [Section("3") { _ in }, Section("4") { _ in }]
      list.add(Section("5") { _ in })
      list.add {
        Section("6") {
          TestRow(id: "b")
        }
      }
    }
    let ids = (1...6).map { Section.identifier(with: "\($0)") }
    #expect(list.sections.map(\.identifier) == ids)
    let changed = list.modified { $0.removeEmpty() }
    #expect(changed.sections.map(\.identifier) == [ids[0], ids[5]])
    #expect(list.sections.count == 6)
    list.modify { $0.removeEmpty() }
    #expect(list.sections.count == 2)
  }
}

extension ListProperties {
  fileprivate mutating func removeEmpty() {
    content.removeEmpty()
  }
}
