import Foundation
import HeadlessUIKit
import ListEngine
import TestSupport
import Testing
import Workloads

/// A user's layout can do what the built-in ones do.
@Suite struct UserTableTests {
  private func list(
    _ layout: LayoutDescription,
    _ batching: BatchingPolicy,
    _ content: Content
  ) -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    list.batching = batching
    list.configure {
      $0.layout = layout
      $0.animatesChanges = false
      $0.content = content
    }
    return list
  }

  /// All views of a list with their frames, in the order of their descriptions.
  private func shown(_ view: UIView) -> [String] {
    view.subviews.flatMap { ["\(type(of: $0)) \($0.frame)"] + shown($0) }.sorted()
  }

  @Test(
    "A table written outside of the engine places what the built-in one places",
    arguments: Seeds.all
  )
  func equal(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let appearance = appearance(&random)
    let batching: BatchingPolicy =
      seed % 4 == 0 ? .prefix(count: 1_000_000) : .window(before: 5, after: 9)
    var rows = RandomRows()
    let content = rows.content(&random)
    let lists = [
      list(appearance.toLayoutDescription(), batching, content),
      list(UserTable.describe(appearance), batching, content),
    ]
    for step in 0..<25 {
      #expect(shown(lists[1]) == shown(lists[0]), "step \(step)")
      #expect(lists[1].contentSize == lists[0].contentSize, "step \(step)")
      if random.next() % 5 == 0 {
        let changed = rows.content(&random)
        for list in lists { list.content = changed }
      } else {
        let share = CGFloat(random.next() % 1_000) / 1_000
        for list in lists {
          let size = list.contentSize
          list.scrollView.contentOffset = CGPoint(
            x: max(0, size.width - 320) * share,
            y: max(0, size.height - 480) * share
          )
        }
      }
    }
  }

  private func appearance(_ random: inout SplitMix64) -> TableAppearance {
    func length(_ limit: UInt64) -> CGFloat { CGFloat(random.next() % limit) }
    return .default {
      $0.direction = random.next() % 4 == 0 ? .horizontal : .vertical
      $0.stickySectionHeaders = random.next() % 2 == 0
      $0.listHeaderPosition = [.inline, .sticky, .fixed][Int(random.next() % 3)]
      $0.itemPositionGroupingHeight = length(5)
      $0.bounds = ListContentBounds(
        padding: UIEdgeInsets(
          top: length(20),
          left: length(20),
          bottom: length(20),
          right: length(20)
        ),
        width: .atMost(200 + length(200))
      )
      $0.layout = TableAppearance.Layout(
        headerToFirstSectionSpacing: length(9),
        interSectionSpacingWithNoFooter: length(9),
        interSectionSpacingWithFooter: length(9),
        sectionHeaderBottomSpacing: length(9),
        itemSpacing: length(4),
        itemToSectionFooterSpacing: length(9),
        lastSectionToFooterSpacing: length(9)
      )
    }
  }

  @Test("An update places the same number of rows at every depth", arguments: [0, 0.5, 1])
  func depth(_ depth: Double) throws {
    func content(changed: Int?) -> Content {
      Content { content in
        content += Section("rows") { section in
          section += (0..<20_000).map { id in
            Item(Block(id: id, version: id == changed ? 1 : 0), sizing: .fixed(height: 40))
          }
        }
      }
    }
    let list = list(
      UserTable.describe(),
      .window(before: 10, after: 20),
      content(changed: nil)
    )
    list.scrollView.contentOffset.y = CGFloat(depth) * (list.contentSize.height - 480)
    list.content = content(changed: Int(depth * 19_995))
    let layout = try #require(list.windowedLayout(UserTable.self))
    // 13 rows may be in the view at a time.
    #expect((30...60).contains(layout.placedItems))
    #expect(list.contentSize.height == 800_000)
  }
}

/// A row that is as long as its width says, with its position in its group.
private struct Block: ItemContent, Equatable {
  var id: Int
  var version = 0

  var identifierValue: Int { id }

  static func createReusableContentView(frame: CGRect) -> BlockView { BlockView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let extra: CGFloat =
      switch info.position {
      case .single: 0
      case .first: 1
      case .middle: 2
      case .last: 3
      }
    views.content.length = CGFloat(id % 60 + 10) + extra
  }
}

private struct Band: HeaderFooterContent, Equatable {
  var length: CGFloat

  static func createReusableContentView(frame: CGRect) -> BlockView { BlockView(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.length = length
  }
}

private final class BlockView: UIView {
  var length: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 50 + length), height: min(size.height, length))
  }
}

/// Sections of rows with random options.
private struct RandomRows {
  private var nextID = 0

  mutating func content(_ random: inout SplitMix64) -> Content {
    func isTrue() -> Bool { random.next() % 2 == 0 }
    func caption() -> Band? { isTrue() ? Band(length: CGFloat(random.next() % 50)) : nil }
    var content = Content()
    content.containerHeader = caption()
    content.header = caption()
    content.footer = caption()
    content.overscrollFooter = caption()
    for number in 0..<Int(random.next() % 5 + 1) {
      var section = ListEngine.Section(number, header: caption(), footer: caption())
      section.layouts.table.columns = .init(
        count: isTrue() ? 1 : Int(random.next() % 3 + 1),
        spacing: 3
      )
      if isTrue() { section.layouts.table.width = width(&random) }
      if isTrue() { section.layouts.table.isHeaderSticky = isTrue() }
      for _ in 0..<Int(random.next() % 80) {
        nextID += 1
        var layout = TableAppearance.ItemLayout()
        if isTrue() { layout.itemSpacing = CGFloat(random.next() % 4) }
        if isTrue() { layout.width = width(&random) }
        section += Item(
          Block(id: nextID),
          sizing: .thatFits(),
          layouts: isTrue() ? .table { $0 = layout } : ItemLayouts()
        )
      }
      content.sections.append(section)
    }
    return content
  }

  private func width(_ random: inout SplitMix64) -> CustomWidth {
    switch random.next() % 3 {
    case 0: .default
    case 1: .fill
    default: .custom(.init(width: .atMost(150), alignment: .trailing))
    }
  }
}
