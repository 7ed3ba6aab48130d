import ElementLists
import Foundation
import HeadlessUIKit

/// A row of a feed that is an element.
protocol ElementFeedRow: BlueprintItemContent, Equatable {
  var entry: ElementFeed.Entry { get }
}

extension ElementFeedRow {
  var identifierValue: Int { entry.id }

  fileprivate var icon: any Element {
    Image(image: UIImage(named: "person", size: CGSize(width: 40, height: 40)))
      .constrainedTo(width: .absolute(40), height: .absolute(40))
  }

  fileprivate func line(_ text: String, _ color: UIColor = .label) -> any Element {
    Label(text: text) {
      $0.color = color
      $0.numberOfLines = 2
    }
  }

  fileprivate func time() -> StackLayout.Child {
    Label(text: entry.time) { $0.font = .systemFont(ofSize: 13) }
      .stackLayoutChild(priority: .fixed)
  }
}

/// An icon, an author, two lines of text and a time.
struct ElementMessageRow: ElementFeedRow {
  var entry: ElementFeed.Entry

  func element(with info: ApplyItemContentInfo) -> any Element {
    Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 12) {
      icon.stackLayoutChild(priority: .fixed)
      Column(alignment: .fill, minimumSpacing: 2) {
        Label(text: entry.author) { $0.font = .boldSystemFont(ofSize: 17) }
        line(entry.text)
      }
      time()
    }
    .inset(horizontal: 16, vertical: 8)
    .box(background: info.state.isActive ? .systemGray : .white)
  }
}

/// A picture with a title on it.
struct ElementPhotoRow: ElementFeedRow {
  var entry: ElementFeed.Entry

  func element(with info: ApplyItemContentInfo) -> any Element {
    Overlay {
      Image(image: UIImage(named: "photo", size: CGSize(width: 300, height: 150)))
        .constrainedTo(height: .absolute(150))
      Label(text: entry.author)
        .inset(uniform: 8)
        .box(background: .white, corners: .rounded(radius: 6))
        .aligned(vertically: .bottom, horizontally: .leading)
    }
    .inset(uniform: 8)
  }
}

/// Words that wrap, each in a capsule.
struct ElementTagsRow: ElementFeedRow {
  var entry: ElementFeed.Entry

  func element(with info: ApplyItemContentInfo) -> any Element {
    Flow(lineSpacing: 4, itemSpacing: 4) {
      for (index, word) in entry.text.split(separator: " ").prefix(8).enumerated() {
        Label(text: String(word))
          .inset(horizontal: 8, vertical: 2)
          .box(background: .systemBlue, corners: .capsule)
          .flowChild(key: index)
      }
    }
    .inset(uniform: 8)
  }
}

/// Two buttons and a number of likes.
struct ElementActionRow: ElementFeedRow {
  var entry: ElementFeed.Entry

  func element(with info: ApplyItemContentInfo) -> any Element {
    Column(alignment: .fill) {
      EqualStack(direction: .horizontal, spacing: 8) {
        Button(wrapping: Label(text: "Like \(entry.likes)").centered())
        Button(wrapping: Label(text: "Reply").centered())
      }
      .inset(uniform: 12)
      Rule(orientation: .horizontal, color: .systemGray)
    }
  }
}

/// A long text.
struct ElementNoteRow: ElementFeedRow {
  var entry: ElementFeed.Entry

  func element(with info: ApplyItemContentInfo) -> any Element {
    Label(text: entry.text) { $0.font = .systemFont(ofSize: 15) }
      .inset(uniform: 16)
      .box(borders: .solid(color: .systemGray, width: 1))
      .inset(uniform: 8)
  }
}
