#if canImport(UIKit)
  import BlueprintUI
  import BlueprintUICommonControls
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// The person who posted, and the place.
struct PostHeader: BlueprintItemContent, Equatable {
  var post: Feed.Post.ID
  var author: String
  var place: String

  var identifierValue: Int { post }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 10) {
      Avatar(name: author, diameter: 34, isHighlighted: false)
        .stackLayoutChild(priority: .fixed)
      Column(alignment: .fill, minimumSpacing: 1) {
        Label(text: author) {
          $0.font = .systemFont(ofSize: 14, weight: .semibold)
          $0.color = .label
        }
        Label(text: place) {
          $0.font = .preferredFont(forTextStyle: .caption1)
          $0.color = .secondaryLabel
        }
      }
    }
    .inset(horizontal: 12, vertical: 8)
  }
}

/// A round picture of a person; here the first letter of the name.
struct Avatar: ProxyElement {
  var name: String
  var diameter: CGFloat
  var isHighlighted: Bool

  var elementRepresentation: any Element {
    Label(text: name.prefix(1).uppercased()) {
      $0.font = .systemFont(ofSize: diameter * 0.42, weight: .medium)
      $0.color = .white
      $0.alignment = .center
    }
    .centered()
    .constrainedTo(width: .absolute(diameter), height: .absolute(diameter))
    .box(
      background: .systemIndigo,
      corners: .rounded(radius: diameter / 2),
      borders: isHighlighted ? .solid(color: .systemPink, width: 3) : .none
    )
  }
}

/// A picture in a carousel; here a colour and its name.
struct PhotoTile: BlueprintItemContent, Equatable {
  var photo: Feed.Photo

  var identifierValue: Int { photo.id }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Overlay {
      Box(
        backgroundColor: UIColor(hue: photo.hue, saturation: 0.35, brightness: 0.85, alpha: 1),
        cornerStyle: .rounded(radius: 8),
        clipsContent: true
      )
      Label(text: photo.name) {
        $0.font = .preferredFont(forTextStyle: .caption2)
        $0.color = .white
      }
      .inset(uniform: 8)
      .aligned(vertically: .bottom, horizontally: .leading)
    }
  }
}

/// A person in the row of stories.
struct StoryTile: BlueprintItemContent, Equatable {
  var story: Feed.Story

  var identifierValue: Int { story.id }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Column(alignment: .center, underflow: .justifyToCenter, minimumSpacing: 4) {
      Avatar(name: story.author, diameter: 60, isHighlighted: !story.isSeen)
      Label(text: story.author) {
        $0.font = .preferredFont(forTextStyle: .caption2)
        $0.color = story.isSeen ? .secondaryLabel : .label
        $0.numberOfLines = 1
        $0.alignment = .center
      }
    }
    .inset(uniform: 6)
  }
}

/// The buttons, the likes and the caption below the pictures.
struct PostCaption: BlueprintItemContent {
  var post: Feed.Post
  var onLike: () -> Void
  var onMore: () -> Void

  var identifierValue: Int { post.id }

  func isEquivalent(to other: PostCaption) -> Bool { post == other.post }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Column(alignment: .leading, minimumSpacing: 6) {
      Row(alignment: .center, minimumSpacing: 16) {
        Button(
          onTap: onLike,
          wrapping: symbol(
            post.isLiked ? "heart.fill" : "heart",
            post.isLiked ? .systemRed : .label
          )
        )
        .accessibilityElement(label: "Like", value: nil, traits: [.button])
        symbol("bubble.right", .label)
        symbol("paperplane", .label)
      }
      Label(text: post.likes == 1 ? "1 like" : "\(post.likes) likes") {
        $0.font = .systemFont(ofSize: 14, weight: .semibold)
        $0.color = .label
      }
      AttributedLabel(attributedText: caption) { $0.numberOfLines = post.isExpanded ? 0 : 2 }
      if !post.isExpanded && post.caption.count > 90 {
        Label(text: "more") {
          $0.font = .preferredFont(forTextStyle: .footnote)
          $0.color = .secondaryLabel
        }
        .tappable(onTap: onMore)
      }
    }
    .inset(top: 8, bottom: 16, left: 12, right: 12)
  }

  private func symbol(_ name: String, _ color: UIColor) -> any Element {
    Image(image: UIImage(systemName: name), contentMode: .aspectFit, tintColor: color)
      .constrainedTo(width: .absolute(24), height: .absolute(24))
  }

  private var caption: NSAttributedString {
    let text = NSMutableAttributedString(
      string: post.author + " ",
      attributes: [
        .font: UIFont.systemFont(ofSize: 14, weight: .semibold), .foregroundColor: UIColor.label,
      ]
    )
    text.append(
      NSAttributedString(
        string: post.caption,
        attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.label]
      )
    )
    return text
  }
}
