import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct BehaviorTests {
  @Test("A list has the default behaviour until it is configured otherwise (W17)")
  func defaults() {
    let behavior = Behavior()
    #expect(behavior.isScrollEnabled)
    #expect(behavior.keyboardDismissMode == .interactive)
    #expect(behavior.keyboardAdjustmentMode == .adjustsWhenVisible)
    #expect(behavior.occlusionInsets == .zero)
    #expect(behavior.scrollsToTop == .enabled)
    #expect(behavior.selectionMode == .single)
    #expect(behavior.underflow == Behavior.Underflow(alwaysBounce: true, alignment: .top))
    #expect(behavior.canCancelContentTouches)
    #expect(behavior.delaysContentTouches)
    #expect(behavior.pageScrollingBehavior == .none)
    #expect(behavior.decelerationRate == .normal)
    #expect(behavior.verticalLayoutGravity == .top)
    #expect(behavior.focus == .none)
    #expect(behavior != Behavior(selectionMode: .multiple))
    let appearance = Appearance()
    let background = appearance.backgroundColor
    #expect(background.resolvedColor(with: .init(userInterfaceStyle: .light)) == .white)
    #expect(background.resolvedColor(with: .init(userInterfaceStyle: .dark)) == .black)
    #expect(Appearance() == appearance)
    #expect(appearance.refreshControlColor == nil)
    #expect(appearance.showsScrollIndicators)
  }

  @Test(
    "Short content is placed by its alignment, long content at the top (S8)",
    arguments: [
      (Behavior.Underflow.Alignment.top, [0.0, 0, 0]), (.center, [0, 0, 13]),
      (.bottom, [0, 0, 25]),
    ]
  )
  func underflow(alignment: Behavior.Underflow.Alignment, expected: [CGFloat]) {
    let offsets = [200, 100, 75].map {
      alignment.offsetFor(contentHeight: $0, viewHeight: 100)
    }
    #expect(offsets == expected)
  }

  @Test(
    "Focus says what is allowed, what follows it and what shows it",
    arguments: [
      (Behavior.FocusConfiguration.none, [false, false, false]),
      (.allowsFocus, [true, false, true]), (.selectionFollowsFocus(), [true, true, true]),
      (.selectionFollowsFocus(showFocusRing: false), [true, true, false]),
    ]
  )
  func focus(configuration: Behavior.FocusConfiguration, expected: [Bool]) {
    let flags = [
      configuration.allowsFocus, configuration.selectionFollowsFocus, configuration.showFocusRing,
    ]
    #expect(flags == expected)
  }

  private static func properties(
    paging: PageScrollingBehavior = .none,
    bounces: Bool = true,
    indicators: Bool = true
  ) -> ListLayoutScrollViewProperties {
    ListLayoutScrollViewProperties(
      pageScrollingBehavior: paging,
      contentInsetAdjustmentBehavior: .automatic,
      allowsBounceVertical: bounces,
      allowsBounceHorizontal: bounces,
      allowsHorizontalScrollIndicator: indicators,
      allowsVerticalScrollIndicator: indicators
    )
  }

  @Test(
    "The layout or the behaviour can ask for pages (I15)",
    arguments: [
      (PageScrollingBehavior.full, PageScrollingBehavior.none, true), (.none, .full, true),
      (.none, .none, false), (.peek, .none, false), (.none, .peek, false),
    ]
  )
  func paging(layout: PageScrollingBehavior, behavior: PageScrollingBehavior, expected: Bool) {
    let properties = Self.properties(paging: layout)
    let behavior = Behavior(pageScrollingBehavior: behavior)
    #expect(properties.isPagingEnabled(with: behavior) == expected)
  }

  @Test(
    "Short content bounces along the list, if layout and behaviour agree (I16, I17)",
    arguments: [
      (true, true, LayoutDirection.vertical, true, false), (true, true, .horizontal, false, true),
      (true, false, .vertical, false, false), (true, false, .horizontal, false, false),
      (false, true, .vertical, false, false), (false, true, .horizontal, false, false),
    ]
  )
  func bouncing(
    layout: Bool,
    behavior: Bool,
    direction: LayoutDirection,
    vertical: Bool,
    horizontal: Bool
  ) {
    let properties = Self.properties(bounces: layout)
    let behavior = Behavior(underflow: .init(alwaysBounce: behavior))
    #expect(properties.alwaysBounceVertical(with: behavior, direction: direction) == vertical)
    #expect(
      properties.alwaysBounceHorizontal(with: behavior, direction: direction) == horizontal
    )
  }

  @Test(
    "Indicators show if layout and appearance agree (I18)",
    arguments: [
      (true, true, true), (true, false, false), (false, true, false), (false, false, false),
    ]
  )
  func indicators(allowed: Bool, shown: Bool, expected: Bool) {
    let properties = Self.properties(indicators: allowed)
    let appearance = Appearance { $0.showsScrollIndicators = shown }
    #expect(properties.showsVerticalScrollIndicator(with: appearance) == expected)
    #expect(properties.showsHorizontalScrollIndicator(with: appearance) == expected)
  }
}
