import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// Text of the user's preferred size in rows and headers.
@Suite struct TraitsInListTests {
  private final class TextView: UIView {
    let label = UILabel()

    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      addSubview(label)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }
  }

  private struct TextRow: ItemContent, Equatable {
    var id: Int
    var adjusts: Bool

    var identifierValue: Int { id }
    var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

    static func createReusableContentView(frame: CGRect) -> TextView { TextView(frame: frame) }

    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {
      views.content.label.text = "row"
      views.content.label.font = .preferredFont(forTextStyle: .body)
      views.content.label.adjustsFontForContentSizeCategory = adjusts
    }
  }

  private struct TextTitle: HeaderFooterContent, Equatable {
    static func createReusableContentView(frame: CGRect) -> TextView { TextView(frame: frame) }

    func apply(
      to views: HeaderFooterContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyHeaderFooterContentInfo
    ) {
      views.content.label.text = "title"
      views.content.label.font = .preferredFont(forTextStyle: .body)
    }
  }

  private enum Place: CaseIterable {
    case list, superview, window
  }

  private func show(in list: ListView, adjusts: Bool) {
    list.configure { properties in
      properties += Section(0) { section in
        section.header = TextTitle()
        section += (0..<200).map { TextRow(id: $0, adjusts: adjusts) }
      }
    }
  }

  @Test(
    "Rows and headers are as high as their text needs, wherever its size is set",
    arguments: Place.allCases,
    [true, false]
  )
  private func heights(place: Place, adjusts: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let superview = UIView(frame: window.bounds)
    let list = ListView(frame: window.bounds)
    superview.addSubview(list)
    window.addSubview(superview)
    show(in: list, adjusts: adjusts)
    let small = list.contentSize.height
    list.scrollView.contentOffset.y = 10 * small / 200
    let target =
      switch place {
      case .list: list
      case .superview: superview
      case .window: window
      }
    let large = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )
    target.overrideTraitCollection = large
    let fresh = ListView(frame: window.bounds)
    UITraitCollection.$current.withValue(large) { show(in: fresh, adjusts: adjusts) }
    #expect(list.contentSize == fresh.contentSize)
    #expect(list.contentSize.height > 2 * small)
    #expect(list.blankLength == 0)
    for case .item(_, let state) in list.display.visible.elements.map(\.content) {
      let label = state.view?.descendants.lazy.compactMap { $0 as? UILabel }.first
      #expect(label?.font.pointSize == 53)
    }
    target.overrideTraitCollection = nil
    #expect(list.contentSize.height == small)
  }

  @Test("A list that comes into a window takes over its size of text")
  func moves() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    show(in: list, adjusts: false)
    let small = list.contentSize.height
    let superview = UIView(frame: list.frame)
    superview.addSubview(list)
    let window = UIWindow(frame: list.frame)
    window.overrideTraitCollection = UITraitCollection(
      preferredContentSizeCategory: .accessibilityLarge
    )
    window.addSubview(superview)
    #expect(list.contentSize.height > small)
  }
}
