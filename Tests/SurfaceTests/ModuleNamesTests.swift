import BlueprintUI
import BlueprintUICommonControls
import BlueprintUILists
import HeadlessUIKit
import ListableUI
import Testing

/// A row as an app writes it whose imports are untouched, with names that are qualified by their modules.
private struct Notice: BlueprintItemContent, Equatable {
  var text: String
  var identifierValue: String { text }

  func element(with info: ApplyItemContentInfo) -> any BlueprintUI.Element {
    BlueprintUICommonControls.Label(text: text).inset(uniform: 5)
  }
}

/// The modules under the names that iOS code imports.
@Suite struct ModuleNamesTests {
  @Test("A list whose file imports Blueprint's and Listable's modules shows its rows")
  func rows() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    list.configure { list in
      list += ListableUI.Section("notices") { section in
        section += Notice(text: "closed on Monday")
        section += Notice(text: "open on Tuesday")
      }
    }
    list.layoutIfNeeded()
    #expect(list.content.itemCount == 2)
    #expect(texts(in: list) == ["closed on Monday", "open on Tuesday"])
  }

  private func texts(in view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
  }
}
