import HeadlessUIKit
import ListEngine
import Testing

@Suite struct ItemContentViewsTests {
  @Test("Views other than that of the content are created on first access, and kept")
  func laziness() {
    var loaded: [ItemContentLayer] = []
    let views = ItemContentViews<DecoratedRow>(
      content: UILabel(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    ) {
      loaded.append($1)
    }
    #expect(views.backgroundIfLoaded == nil)
    #expect(views.overlayDecorationIfLoaded == nil)
    let overlay = views.overlayDecoration
    let background = views.background
    #expect(views.background === background)
    #expect(views.overlayDecorationIfLoaded === overlay)
    #expect(views.selectedBackgroundIfLoaded == nil)
    #expect(views.underlayDecorationIfLoaded == nil)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    _ = (views.selectedBackground, views.underlayDecoration)
    #expect(
      loaded == [.overlayDecoration, .background, .selectedBackground, .underlayDecoration]
    )
    #expect(
      loaded.sorted() == [
        .background, .selectedBackground, .underlayDecoration, .overlayDecoration,
      ]
    )
    #expect(ItemContentLayer.underlayDecoration < .content)
    #expect(ItemContentLayer.content < .overlayDecoration)
  }

  @Test("Backgrounds are plain views, unless the content says otherwise")
  func viewTypes() {
    let plain = ItemContentViews<TestRow>(content: TestView())
    #expect(type(of: plain.background) == UIView.self)
    #expect(type(of: plain.selectedBackground) == UIView.self)
    let decorated = ItemContentViews<DecoratedRow>(content: UILabel())
    #expect(type(of: decorated.selectedBackground) == TestView.self)
    #expect(type(of: decorated.overlayDecoration) == UILabel.self)
    let own = ItemContentViews<PlainSelectedRow>(content: UILabel())
    #expect(type(of: own.background) == TestView.self)
    #expect(type(of: own.selectedBackground) == UIView.self)
  }

  @Test("The backgrounds of a header are created on first access")
  func headerFooter() {
    var loaded: [HeaderFooterContentLayer] = []
    let views = HeaderFooterContentViews<TestTitle>(content: TestView()) { loaded.append($1) }
    #expect(views.pressedBackgroundIfLoaded == nil)
    let pressed = views.pressedBackground
    #expect(views.pressedBackgroundIfLoaded === pressed)
    #expect(views.backgroundIfLoaded == nil)
    _ = views.background
    #expect(loaded.sorted() == [.background, .pressedBackground])
  }

  @Test(
    "Corners are no rounder than the view is long, and round ones cut off",
    arguments: [
      (ViewProperties(), 0, false), (ViewProperties(clipsToBounds: true), 0, true),
      (ViewProperties(cornerStyle: .capsule), 10, true),
      (ViewProperties(cornerStyle: .rounded(radius: 4)), 4, true),
      (ViewProperties(cornerStyle: .rounded(radius: 40, corners: .topLeft)), 10, true),
      (ViewProperties(cornerStyle: .rounded(radius: 0)), 0, false),
    ]
  )
  func corners(properties: ViewProperties, radius: CGFloat, clips: Bool) {
    let size = CGSize(width: 60, height: 20)
    #expect(properties.cornerStyle.radius(for: size) == radius)
    #expect(properties.clips(size: size) == clips)
  }
}

/// A row with custom views in front of the content and behind it.
private struct DecoratedRow: ItemContent, Equatable {
  typealias BackgroundView = TestView
  typealias SelectedBackgroundView = TestView

  var identifierValue: String { "row" }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
  static func createReusableBackgroundView(frame: CGRect) -> TestView { TestView(frame: frame) }
  static func createReusableOverlayDecorationView(frame: CGRect) -> UILabel {
    UILabel(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.background.fittingHeight = 1
    views.selectedBackground.fittingHeight = 2
    views.overlayDecoration.text = "new"
  }
}

/// A row with a custom view behind its content, and a plain one where it is selected.
private struct PlainSelectedRow: ItemContent, Equatable {
  var identifierValue: String { "row" }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
  static func createReusableBackgroundView(frame: CGRect) -> TestView { TestView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}
}
