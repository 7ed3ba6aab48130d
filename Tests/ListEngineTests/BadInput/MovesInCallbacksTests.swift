import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// Rows that change the list they are in while they are shown.
@Suite(.underAllPolicies) struct MovesInCallbacksTests {
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Shows rows of which each calls a closure when it is applied on screen.
  private func show(_ onApply: @escaping (UIView) -> Void) {
    list.configure { list in
      list("s") { $0 += (0..<40).map { CallingRow(id: $0, onApply: onApply) } }
    }
  }

  /// Lets the list play for some turns, in which it may change itself over and over.
  private func expectSound() {
    list.runLoop.runUntilIdle(limit: 3)
    #expect(!list.visibleItems.isEmpty)
    if !list.updateQueue.waitsForNextTurn { #expect(list.blankLength == 0) }
    checkInvariants(list)
  }

  private func expectSoundWhereverItIs() {
    expectSound()
    for offset in [300, 900, 0] as [CGFloat] {
      list.scrollView.contentOffset.y = offset
      expectSound()
    }
  }

  /// Collects what is said while a closure runs, of which each message names the list.
  private func messages(_ body: () -> Void) -> [String] {
    list.debuggingIdentifier = "fruit"
    let messages = Messages()
    ListMessages.$receive.withValue({ messages.all.append($0) }, operation: body)
    #expect(messages.all.allSatisfy { $0.contains("fruit") })
    return messages.all
  }

  /// The messages.
  private final class Messages: @unchecked Sendable {
    var all: [String] = []
  }

  @Test("The size of text may change whenever a row is applied; a message names the list")
  func traits() {
    let categories: [UIContentSizeCategory] = [.large, .small, .accessibilityLarge]
    var count = 0
    let said = messages {
      show { [list] _ in
        count += 1
        list.overrideTraitCollection = UITraitCollection(
          preferredContentSizeCategory: categories[count % 3]
        )
      }
      expectSoundWhereverItIs()
    }
    #expect(said.count == 1)
  }

  @Test("The layout may be replaced whenever a row is applied; a message names the list")
  func layout() {
    var count = 0
    let said = messages {
      show { [list] _ in
        count += 1
        let spacing = CGFloat(count % 3)
        list.layout = count % 2 == 0 ? .table { $0.layout.itemSpacing = spacing } : .flow()
      }
      expectSoundWhereverItIs()
    }
    #expect(said.count <= 1)
  }

  @Test("Frame, insets, policy and superview may change whenever a row is applied")
  func surroundings() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var count = 0
    _ = messages {
      show { [list] _ in
        count += 1
        switch count % 5 {
        case 0: list.frame.size.height = CGFloat(100 + count % 3 * 50)
        case 1: list.safeAreaInsets.top = CGFloat(count % 4)
        case 2: list.batching = .window(before: count % 3, after: count % 4)
        case 3: superview.addSubview(list)
        default: list.removeFromSuperview()
        }
      }
      expectSoundWhereverItIs()
    }
  }

  @Test(
    "A row that takes the list as a subview leaves it where it is, and a message names the list"
  )
  func cycle() {
    let superview = UIView()
    let views = [UIView(), list, UIView()]
    for view in views { superview.addSubview(view) }
    let said = messages {
      show { [list] view in view.addSubview(list) }
      expectSoundWhereverItIs()
    }
    #expect(superview.subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init))
    #expect(!said.isEmpty)
  }

  @Test("A row's view that is put into the list itself is no reason to fail")
  func escapedRow() {
    show { [list] view in list.addSubview(view) }
    expectSoundWhereverItIs()
  }
}

/// A row that calls a closure with its view whenever it is applied to one on screen.
private struct CallingRow: ItemContent {
  var id: Int
  var onApply: (UIView) -> Void

  var identifierValue: Int { id }
  func isEquivalent(to other: Self) -> Bool { id == other.id }
  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.fittingHeight = 30
    if reason != .measurement { onApply(views.content) }
  }
}
