import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ListEngine

/// Counts the objects of rows that are alive.
private final class Living {
  var count = 0
}

private final class RowObject {
  let living: Living
  var whenFreed: (() -> Void)?

  init(_ living: Living) {
    self.living = living
    living.count += 1
  }

  deinit {
    living.count -= 1
    whenFreed?()
  }
}

private struct ObjectRow: ItemContent {
  let number: Int
  let object: RowObject
  var identifierValue: Int { number }

  func isEquivalent(to other: ObjectRow) -> Bool { number == other.number }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
}

@Suite struct FormerContentsTests {
  private let sink = RecordingSink()
  private let living = Living()
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    list.batching = .window(before: 10, after: 20)
    list.signposter = Signposter(sink: sink)
  }

  private func section(_ name: String, _ count: Int, _ object: RowObject? = nil) -> Section {
    Section(name) { section in
      // One by one, so that every row has storage of its own.
      for number in 0..<count {
        section += Item(
          ObjectRow(number: number, object: object ?? RowObject(living)),
          sizing: .fixed(height: 10)
        )
      }
    }
  }

  private func show(_ sections: [Section]) {
    list.configure { $0 += sections }
  }

  private func freedItems() -> [Int] { values("items", of: .release, in: sink.take()) }

  @Test(
    "Nothing is freed in an update; after the frame it is, in pieces of no more than 1,024 rows"
  )
  func pieces() {
    show([section("a", 3_000)])
    list.runLoop.endFrame()
    _ = sink.take()
    show([section("a", 3_000)])
    #expect(freedItems() == [] && living.count == 6_000)
    list.runLoop.endFrame()
    let freed = freedItems()
    // What was presented, the content in three pieces, the description.
    #expect(freed.dropFirst().dropLast() == [1_024, 1_024, 952])
    #expect(living.count == 3_000)
  }

  @Test("What was presented is freed in pieces, too; what still is, is not freed")
  func presented() {
    list.batching = .prefix(10_000)
    for _ in 0..<2 {
      show([section("a", 2_500), section("b", 1_500)])
      list.runLoop.endFrame()
    }
    _ = sink.take()
    // Other rows in the first section: its states are other ones, those of the second are not.
    list.configure {
      $0 += section("c", 2_500)
      $0 += section("b", 1_500)
    }
    for _ in 0..<3 { list.runLoop.endFrame() }
    let freed = freedItems()
    // What was presented of the first section, the content, the description.
    #expect(freed == [1_024, 1_024, 452, 1_024, 1_024, 1_024, 928, 4_000])
    #expect(living.count == 4_000)
  }

  @Test("After a frame the latest content is freed in part, the earlier ones as a whole")
  func frames() {
    show([section("a", 20_000)])
    list.runLoop.endFrame()
    show([section("a", 20_000)])
    list.runLoop.endFrame()
    #expect(living.count == 40_000 - 8 * 1_024)
    list.runLoop.endFrame()
    #expect(living.count == 40_000 - 16 * 1_024)
    show([section("a", 100)])
    list.runLoop.endFrame()
    #expect(living.count == 20_100 - 8 * 1_024)
    for _ in 0..<3 { list.runLoop.endFrame() }
    #expect(living.count == 100)
  }

  @Test("No more than two contents wait, however often the list is configured in a frame")
  func bound() {
    for _ in 0..<10 { show([section("a", 100)]) }
    // Some rows of one update are still to be looked at.
    #expect(
      (300...300 + 2 * RowInspection.maxPairs * 2 + RowInspection.maxIdentifiers).contains(
        living.count
      )
    )
    list.runLoop.endFrame()
    #expect(living.count == 100)
  }

  @Test("A list whose frames nobody marks frees in its next turn of the run loop")
  func turn() {
    for _ in 0..<2 { show([section("a", 100)]) }
    list.runLoop.turn()
    #expect(living.count == 100)
  }

  @Test("Sections that the app keeps are not copied, and cost no piece each")
  func keptSections() {
    let kept = (0..<100).map { section("\($0)", 500) }
    show(kept)
    list.runLoop.endFrame()
    _ = sink.take()
    var changed = kept
    changed[50] = section("50", 500)
    show(changed)
    list.runLoop.endFrame()
    // What was presented, the content, of which one section is not shared, the description.
    #expect(freedItems().dropFirst().dropLast() == [500])
    #expect(living.count == 50_500)
  }

  @Test("A row that configures the list when it is freed starts the next update")
  func reentrance() {
    let object = RowObject(living)
    object.whenFreed = { [list, living] in
      list.configure { content in
        content += Section("b") { $0 += Item(ObjectRow(number: 1, object: RowObject(living))) }
      }
    }
    show([section("a", 1, object)])
    show([section("a", 1)])
    withExtendedLifetime(object) {}
    list.runLoop.endFrame()
    for _ in 0..<3 { list.runLoop.endFrame() }
    #expect(list.content.sections.count == 1)
  }
}
