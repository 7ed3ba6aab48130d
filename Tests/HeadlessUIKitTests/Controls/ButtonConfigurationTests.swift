import Foundation
import HeadlessUIKit
import Testing

/// Where the parts of a configured button are.
@Suite struct ButtonConfigurationTests {
  /// A side of the texts, and what follows from a picture of 20 by 30 points there.
  struct Placement: CustomTestStringConvertible {
    let name: String
    let edge: NSDirectionalRectEdge
    let isStacked: Bool
    let startsWithImage: Bool

    var testDescription: String { name }

    static let all = [
      Placement(name: "leading", edge: .leading, isStacked: false, startsWithImage: true),
      Placement(name: "trailing", edge: .trailing, isStacked: false, startsWithImage: false),
      Placement(name: "top", edge: .top, isStacked: true, startsWithImage: true),
      Placement(name: "bottom", edge: .bottom, isStacked: true, startsWithImage: false),
    ]
  }

  private static let image = CGSize(width: 20, height: 30)

  private func configuration(_ edge: NSDirectionalRectEdge = .leading) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    configuration.subtitle = "to everyone here"
    configuration.image = UIImage(named: "plane", size: Self.image)
    configuration.imagePlacement = edge
    configuration.imagePadding = 6
    configuration.titlePadding = 3
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 4,
      trailing: 8
    )
    return configuration
  }

  /// The frames in a button of its own size.
  private func frames(
    _ configuration: UIButton.Configuration
  ) throws -> (image: CGRect, title: CGRect, subtitle: CGRect, size: CGSize) {
    let button = UIButton(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    let subtitle = button.subtitleLabel?.frame ?? .zero
    return (image.frame, title.frame, subtitle, button.frame.size)
  }

  @Test(
    "A picture is at its side of the texts, and the button as large as both",
    arguments: Placement.all
  )
  func placements(_ placement: Placement) throws {
    let (image, title, subtitle, size) = try frames(configuration(placement.edge))
    let texts = title.union(subtitle)
    #expect(image.size == Self.image)
    #expect(subtitle.minY == title.maxY + 3 && subtitle.width > title.width)
    if placement.isStacked {
      #expect(size.width == max(20, texts.width) + 10 && size.height == 36 + texts.height + 5)
      #expect(image.midX == texts.midX && title.midX == texts.midX)
      let (upper, lower) = placement.startsWithImage ? (image, texts) : (texts, image)
      #expect(upper.minY == 1 && lower.minY == upper.maxY + 6 && lower.maxY == size.height - 4)
    } else {
      #expect(size.width == 26 + texts.width + 10 && size.height == max(30, texts.height) + 5)
      #expect(image.midY == texts.midY)
      let (first, second) = placement.startsWithImage ? (image, texts) : (texts, image)
      #expect(first.minX == 2 && second.minX == first.maxX + 6 && second.maxX == size.width - 8)
      // The texts are aligned at the side of the picture.
      #expect(placement.startsWithImage ? title.minX == texts.minX : title.maxX == texts.maxX)
    }
  }

  @Test("Title and subtitle are aligned as the configuration says")
  func alignment() throws {
    var configuration = configuration()
    configuration.titleAlignment = .trailing
    var frames = try frames(configuration)
    #expect(frames.title.maxX == frames.subtitle.maxX && frames.title.minX > frames.subtitle.minX)
    configuration.titleAlignment = .center
    frames = try self.frames(configuration)
    #expect(frames.title.midX == frames.subtitle.midX)
  }

  @Test("Parts that are not there take no room, and no distance")
  func missingParts() throws {
    var configuration = configuration(.top)
    configuration.image = nil
    var frames = try frames(configuration)
    #expect(frames.size.width == frames.subtitle.width + 10)
    #expect(frames.title.minY == 1 && frames.size.height == frames.subtitle.maxY + 4)
    configuration = self.configuration(.bottom)
    (configuration.title, configuration.subtitle) = (nil, nil)
    frames = try self.frames(configuration)
    #expect(frames.size == CGSize(width: 30, height: 35))
    #expect(frames.image == CGRect(x: 2, y: 1, width: 20, height: 30))
  }

  @Test("A subtitle comes and goes with the configuration, in the colour of the title")
  func subtitles() {
    let button = UIButton(configuration: configuration())
    #expect(button.subtitleLabel?.text == "to everyone here")
    #expect(button.subtitleLabel?.textColor == button.titleLabel?.textColor)
    let size = button.intrinsicContentSize
    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel == nil && button.intrinsicContentSize.width < size.width)
    #expect(!button.subviews.contains { ($0 as? UILabel)?.text == "to everyone here" })
    button.configuration?.attributedSubtitle = AttributedString("to all")
    #expect(button.subtitleLabel?.attributedText?.string == "to all")
    button.configuration?.subtitle = "to some"
    #expect(button.subtitleLabel?.text == "to some")
    #expect(button.configuration?.attributedSubtitle == nil)
    button.configuration?.attributedTitle = AttributedString("Send now")
    #expect(button.titleLabel?.text == "Send now")
    button.configuration?.title = "Send later"
    #expect(button.titleLabel?.text == "Send later")
  }

  @Test("The baselines are those of title and subtitle, wherever the picture is")
  func baselines() {
    var plain = UIButton.Configuration.plain()
    plain.title = "Send"
    var pictured = plain
    pictured.image = UIImage(named: "plane", size: Self.image)
    pictured.imagePlacement = .top
    let buttons = [plain, pictured].map { UIButton(configuration: $0) }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.alignment = .firstBaseline
    stack.frame = CGRect(origin: .zero, size: stack.systemLayoutSizeFitting(.zero))
    stack.layoutIfNeeded()
    #expect(buttons[0].frame.minY == buttons[1].frame.minY + 30)
  }

  @Test("A title that does not fit beside its picture ends where the insets begin")
  func narrow() throws {
    var configuration = configuration()
    configuration.subtitle = nil
    let button = UIButton(configuration: configuration)
    button.frame.size = CGSize(width: 50, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 2)
    #expect(button.titleLabel?.frame.minX == 28 && button.titleLabel?.frame.maxX == 42)
  }
}
