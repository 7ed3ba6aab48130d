import ElementLists
import HeadlessUIKit
import Testing

// A screen as its users write it: with the public names only.

/// A person's row: an icon, two lines of text and a time.
struct PersonRow: BlueprintItemContent, Equatable {
  var id: Int
  var name: String
  var message: String
  var time: String

  var identifierValue: Int { id }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 12) {
      Image(image: UIImage(named: "person", size: CGSize(width: 40, height: 40)))
        .constrainedTo(width: .absolute(40), height: .absolute(40))
        .stackLayoutChild(priority: .fixed)
      Column(alignment: .fill, minimumSpacing: 2) {
        Label(text: name) { $0.font = .boldSystemFont(ofSize: 17) }
        Label(text: message) {
          $0.numberOfLines = 2
          $0.color = .gray
        }
      }
      Label(text: time).stackLayoutChild(priority: .fixed)
    }
    .inset(horizontal: 16, vertical: 8)
    .box(background: info.state.isActive ? .lightGray : .white)
  }

  func backgroundElement(with info: ApplyItemContentInfo) -> (any Element)? {
    Box(backgroundColor: .white)
  }
}

/// A row of tags, which wrap.
struct TagsRow: BlueprintItemContent, Equatable {
  var tags: [String]
  var identifierValue: String { tags.joined() }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Flow(lineSpacing: 4, itemSpacing: 4) {
      for tag in tags {
        Label(text: tag)
          .inset(horizontal: 8, vertical: 2)
          .box(background: .systemBlue, corners: .capsule, borders: .solid(color: .black, width: 1))
          .keyed(tag)
      }
    }
    .inset(uniform: 8)
  }
}

/// A button with a rule below.
struct ButtonRow: BlueprintItemContent {
  var title: String
  var onTap: () -> Void
  var identifierValue: String { title }
  func isEquivalent(to other: ButtonRow) -> Bool { title == other.title }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Column(alignment: .fill) {
      Button(onTap: onTap, wrapping: Label(text: title).centered().inset(uniform: 12))
      Rule(orientation: .horizontal, color: .gray)
    }
  }
}

struct TitleHeader: BlueprintHeaderFooterContent, Equatable {
  var title: String
  var elementRepresentation: any Element {
    Label(text: title).inset(uniform: 4)
  }
}

@Suite struct ScreenTests {
  private func labels(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(labels)
  }

  @Test("A screen of three types of rows is shown")
  func screen() {
    var taps = 0
    let screen = List { list in
      list.animatesChanges = false
    } sections: {
      Section("people") {
        PersonRow(id: 1, name: "Ada", message: "Hello, this is a long message", time: "12:34")
        PersonRow(id: 2, name: "Grace", message: "Hi", time: "12:35")
      } header: {
        TitleHeader(title: "People")
      }
      Section("more") { section in
        section += TagsRow(tags: ["one", "two", "three"])
        section += ButtonRow(title: "Send") { taps += 1 }
        section.footer = TitleHeader(title: "The end")
      }
    }
    let view = BlueprintView(element: screen)
    view.frame.size = CGSize(width: 320, height: 640)
    view.layoutIfNeeded()
    #expect(
      Set(labels(in: view)) == [
        "People", "Ada", "Hello, this is a long message", "12:34", "Grace", "Hi", "12:35", "one",
        "two", "three", "Send", "The end",
      ]
    )
    func controls(in view: UIView) -> [UIControl] {
      [view as? UIControl].compactMap { $0 } + view.subviews.flatMap(controls)
    }
    for control in controls(in: view) { control.sendActions(for: .touchUpInside) }
    #expect(taps == 1)
  }
}
