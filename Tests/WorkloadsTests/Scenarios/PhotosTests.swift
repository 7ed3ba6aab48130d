@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Testing
@testable import Workloads

@Suite struct PhotosTests {
  @Test("Days have a median of twelve photos, and are consecutive")
  func days() {
    let library = PhotoLibrary(count: 50_000, seed: 2)
    let sizes = library.days.map(\.photos.count).sorted()
    #expect((11...13).contains(sizes[sizes.count / 2]))
    #expect(sizes.reduce(0, +) == 50_000)
    let numbers = library.days.map(\.number)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 == $1 + 1 })
  }

  @Test(
    "Days have the dates of the Gregorian calendar",
    arguments: [
      (0, "1 January 1970"), (11_016, "29 February 2000"), (19_782, "29 February 2024"),
      (19_783, "1 March 2024"), (-1, "31 December 1969"), (47_540, "28 February 2100"),
      (47_541, "1 March 2100"), (-719_468, "1 March 0"),
    ]
  )
  func dates(day: Int, title: String) {
    #expect(CivilDate(dayNumber: day).title == title)
  }

  @Test("A selection continues from a photo over unselected ones, then from the first")
  func selection() {
    var library = PhotoLibrary(count: 30, seed: 1)
    library.select(3, from: 10)
    #expect(library.selected == [10, 11, 12])
    library.select(2, from: 11)
    #expect(library.selected == [10, 11, 12, 13, 14])
    library.select(20, from: 25)
    #expect(library.selected == Set(10...14).union(25...29).union(0...9).union(15...19))
    library.select(100, from: nil)
    #expect(library.selected.count == 30)
    library.deselectAll()
    library.select(1, from: 99)
    #expect(library.selected == [0])
  }

  @Test("An import brings photos of later days")
  func newPhotos() {
    var library = PhotoLibrary(count: 100, seed: 1)
    let before = library.days
    library.addPhotos(1_000)
    #expect(library.photoCount == 1_100)
    #expect(Set(library.days.flatMap(\.photos).map(\.id)) == Set(0..<1_100))
    #expect(library.days.suffix(before.count).map(\.number) == before.map(\.number))
    let numbers = library.days.map(\.number)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 == $1 + 1 })
  }

  @Test(
    "Two hundred photos are selected after a while, then none",
    arguments: [BatchingPolicy.default, .prefix(count: 250)]
  )
  func growingSelection(batching: BatchingPolicy) {
    let stage = Stage(PhotosSession(RunParameters(items: 2_000)), batching: batching)
    stage.play(until: 1.2)
    #expect(stage.session.library.selected.count == 20)
    #expect(stage.views(PhotoView.self).filter(\.isChosen).count == 20)
    stage.play(until: 5.7)
    #expect(stage.session.library.selected.count == 200)
    stage.play(until: 6.2)
    #expect(stage.session.library.selected.isEmpty)
    #expect(stage.list.selectedItems.isEmpty)
    #expect(stage.views(PhotoView.self).allSatisfy { !$0.isChosen })
  }

  @Test("Photos that were selected off screen and later deselected are shown deselected")
  func selectionOffScreen() {
    let stage = Stage(PhotosSession(RunParameters(items: 2_000)))
    stage.play(until: 5.7)
    stage.list.scrollView.contentOffset.y += 20_000
    stage.play(until: 6.2)
    stage.list.scrollView.contentOffset.y -= 20_000
    stage.list.layoutIfNeeded()
    #expect(stage.views(PhotoView.self).allSatisfy { !$0.isChosen })
    #expect(stage.list.selectedItems.isEmpty)
  }

  @Test("If there are fewer photos than a full selection, all are selected, then none")
  func smallSelection() {
    let session = PhotosSession(RunParameters(items: 7))
    let stage = Stage(session)
    stage.play(until: 1.2)
    #expect(session.library.selected.count == 7)
    #expect(stage.list.selectedItems.count == 7)
    stage.play(until: 1.7)
    #expect(session.library.selected.isEmpty)
  }

  @Test("An import does not move what is on screen")
  func importHoldsPlace() {
    let stage = Stage(PhotosSession(RunParameters(items: 3_000)))
    stage.play(until: 2.9)
    let list = stage.list
    list.scrollView.contentOffset.y = 4_000
    list.layoutIfNeeded()
    func ids() -> [Int] { list.visibleItems.compactMap { ($0.anyContent as? PhotoCell)?.photo.id } }
    func places() -> [CGFloat] {
      // Equal to a hundredth of a point: offsets are sums of estimates.
      stage.views(PhotoView.self).map { ($0.convert(.zero, to: list).y * 100).rounded() }.sorted()
    }
    let (shown, stood) = (ids(), places())
    #expect(shown.count > 20)
    stage.play(until: 3.1)
    #expect(stage.changes.contains("import_photos"))
    #expect(list.content.itemCount == 4_000)
    #expect(ids() == shown)
    #expect(places() == stood)
  }

  @Test("There are two imports, of a thousand photos each")
  func imports() {
    let stage = Stage(PhotosSession(RunParameters(items: 10)))
    stage.play(until: 20)
    #expect(stage.changes.filter { $0 == "import_photos" }.count == 2)
    #expect(stage.list.content.itemCount == 2_010)
  }

  @Test("Four squares fit side by side on a phone")
  func grid() {
    let stage = Stage(PhotosSession(RunParameters(items: 100)))
    let frames = stage.views(PhotoView.self).map { $0.convert($0.bounds, to: stage.list) }
    #expect(Set(frames.map(\.minX)) == [0, 98, 196, 294])
    #expect(frames.allSatisfy { $0.width == 96 && $0.height == 96 })
  }
}
