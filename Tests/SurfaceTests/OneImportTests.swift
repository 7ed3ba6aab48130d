#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// A row of elements, as a user of BlueprintUILists writes it.
private struct Message: BlueprintItemContent, Equatable {
  var text: String
  var identifierValue: String { text }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Label(text: text) { $0.font = .systemFont(ofSize: 10) }
      .inset(uniform: 5)
  }
}

/// The types of one import: views, lists, elements and scenarios.
@Suite struct OneImportTests {
  @Test("A list of elements is an element")
  func elements() {
    let screen = Column { column in
      column.add(growPriority: 0, shrinkPriority: 0, child: Label(text: "title"))
      column.add(
        growPriority: 1,
        child: List { list in
          list += Section("messages") { section in
            section.header = Caption(text: "today")
            section += Message(text: "hello")
          }
        }
      )
    }
    let view = BlueprintView(element: screen)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    view.layoutIfNeeded()
    func lists(in view: UIView) -> [ListView] {
      ((view as? ListView).map { [$0] } ?? []) + view.subviews.flatMap(lists)
    }
    #expect(lists(in: view).map(\.content.itemCount) == [1])
  }
}
