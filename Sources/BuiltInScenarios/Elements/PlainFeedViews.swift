import Foundation
import ElementLists
import HeadlessUIKit

/// An icon, an author, two lines of text and a time.
final class PlainMessageView: PlainFeedView {
  private let icon = UIImageView()
  private let author = UILabel()
  private let text = UILabel()
  private let time = UILabel()

  override func makeSubviews() {
    icon.image = UIImage(named: "person", size: CGSize(width: 40, height: 40))
    author.font = .boldSystemFont(ofSize: 17)
    text.numberOfLines = 2
    time.font = .systemFont(ofSize: 13)
    for view in [icon, author, text, time] { addSubview(view) }
  }

  override func show(_ entry: ElementFeed.Entry, isActive: Bool) {
    author.text = entry.author
    text.text = entry.text
    time.text = entry.time
    backgroundColor = isActive ? .systemGray : .white
    setNeedsLayout()
  }

  override func place(in width: CGFloat, measuresOnly: Bool) -> CGFloat {
    let timeSize = Self.size(of: time, in: .greatestFiniteMagnitude)
    let column = width - 32 - 40 - 24 - timeSize.width
    let authorHeight = Self.size(of: author, in: column).height
    let textHeight = Self.size(of: text, in: column).height
    let inner = max(40, authorHeight + 2 + textHeight, timeSize.height)
    guard !measuresOnly else { return inner + 16 }
    icon.frame = CGRect(x: 16, y: 8 + (inner - 40) / 2, width: 40, height: 40)
    let top = 8 + (inner - authorHeight - 2 - textHeight) / 2
    author.frame = CGRect(x: 68, y: top, width: column, height: authorHeight)
    text.frame = CGRect(x: 68, y: top + authorHeight + 2, width: column, height: textHeight)
    time.frame = CGRect(
      x: width - 16 - timeSize.width,
      y: 8 + (inner - timeSize.height) / 2,
      width: timeSize.width,
      height: timeSize.height
    )
    return inner + 16
  }
}

/// A picture with a title on it.
final class PlainPhotoView: PlainFeedView {
  private let picture = UIImageView()
  private let title = UIView()
  private let author = UILabel()

  override func makeSubviews() {
    picture.image = UIImage(named: "photo", size: CGSize(width: 300, height: 150))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.backgroundColor = .white
    title.cornerRadius = 6
    title.addSubview(author)
    addSubview(picture)
    addSubview(title)
  }

  override func show(_ entry: ElementFeed.Entry, isActive: Bool) {
    author.text = entry.author
    setNeedsLayout()
  }

  override func place(in width: CGFloat, measuresOnly: Bool) -> CGFloat {
    guard !measuresOnly else { return 166 }
    picture.frame = CGRect(x: 8, y: 8, width: width - 16, height: 150)
    let size = Self.size(of: author, in: width - 32)
    title.frame = CGRect(
      x: 8,
      y: 158 - size.height - 16,
      width: size.width + 16,
      height: size.height + 16
    )
    author.frame = CGRect(x: 8, y: 8, width: size.width, height: size.height)
    return 166
  }
}

/// Words that wrap, each in a capsule.
final class PlainTagsView: PlainFeedView {
  private var tags: [(capsule: UIView, label: UILabel)] = []

  override func show(_ entry: ElementFeed.Entry, isActive: Bool) {
    let words = entry.text.split(separator: " ").prefix(8)
    while tags.count > words.count { tags.removeLast().capsule.removeFromSuperview() }
    while tags.count < words.count {
      let (capsule, label) = (UIView(), UILabel())
      capsule.backgroundColor = .systemBlue
      capsule.addSubview(label)
      addSubview(capsule)
      tags.append((capsule, label))
    }
    for (word, tag) in zip(words, tags) { tag.label.text = String(word) }
    setNeedsLayout()
  }

  override func place(in width: CGFloat, measuresOnly: Bool) -> CGFloat {
    var (x, y, line) = (CGFloat(8), CGFloat(8), CGFloat(0))
    for (capsule, label) in tags {
      let size = Self.size(of: label, in: width - 32)
      let outer = CGSize(width: size.width + 16, height: size.height + 4)
      if x > 8, x + outer.width > width - 8 {
        (x, y, line) = (8, y + line + 4, 0)
      }
      if !measuresOnly {
        capsule.frame = CGRect(origin: CGPoint(x: x, y: y), size: outer)
        capsule.cornerRadius = min(outer.width, outer.height) / 2
        label.frame = CGRect(origin: CGPoint(x: 8, y: 2), size: size)
      }
      x += outer.width + 4
      line = max(line, outer.height)
    }
    return y + line + 8
  }
}

/// Two buttons and a number of likes.
final class PlainActionView: PlainFeedView {
  private let buttons = [UIControl(), UIControl()]
  private let labels = [UILabel(), UILabel()]
  private let rule = UIView()

  override func makeSubviews() {
    labels[1].text = "Reply"
    rule.backgroundColor = .systemGray
    for (button, label) in zip(buttons, labels) {
      button.addSubview(label)
      addSubview(button)
    }
    addSubview(rule)
  }

  override func show(_ entry: ElementFeed.Entry, isActive: Bool) {
    labels[0].text = "Like \(entry.likes)"
    setNeedsLayout()
  }

  override func place(in width: CGFloat, measuresOnly: Bool) -> CGFloat {
    let half = (width - 24 - 8) / 2
    let sizes = labels.map { Self.size(of: $0, in: half) }
    let height = sizes.map(\.height).max() ?? 0
    let hairline = 1 / Environment.empty.displayScale
    guard !measuresOnly else { return height + 24 + hairline }
    for (index, button) in buttons.enumerated() {
      let x = 12 + CGFloat(index) * (half + 8)
      button.frame = CGRect(x: x, y: 12, width: half, height: height)
      labels[index].frame = CGRect(
        x: (half - sizes[index].width).rounded() / 2,
        y: (height - sizes[index].height) / 2,
        width: sizes[index].width,
        height: sizes[index].height
      )
    }
    rule.frame = CGRect(x: 0, y: height + 24, width: width, height: hairline)
    return height + 24 + hairline
  }
}

/// A long text.
final class PlainNoteView: PlainFeedView {
  private let box = UIView()
  private let text = UILabel()

  override func makeSubviews() {
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    box.layer.borderWidth = 1
    box.layer.borderColor = UIColor.systemGray.cgColor
    box.addSubview(text)
    addSubview(box)
  }

  override func show(_ entry: ElementFeed.Entry, isActive: Bool) {
    text.text = entry.text
    setNeedsLayout()
  }

  override func place(in width: CGFloat, measuresOnly: Bool) -> CGFloat {
    let height = Self.size(of: text, in: width - 48).height
    guard !measuresOnly else { return height + 48 }
    box.frame = CGRect(x: 8, y: 8, width: width - 16, height: height + 32)
    text.frame = CGRect(x: 16, y: 16, width: width - 48, height: height)
    return height + 48
  }
}
