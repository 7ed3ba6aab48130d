import Testing

@testable import ComposeLists

@Suite("Marks that each content has as they were")
struct VersionedMarksTests {
  @Test(
    "The last content and the one before have what copies of a dictionary have",
    arguments: 1...20
  )
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let marks = VersionedMarks<Int>()
    var copy: [Int: Int] = [:]
    var described: [(version: Int, copy: [Int: Int])] = []
    for _ in 0..<200 {
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        let id = Int.random(in: 0..<8, using: &random)
        marks.reload(id)
        copy[id, default: 0] += 1
      }
      described.append((marks.describe(), copy))
      for (version, copy) in described.suffix(2) {
        for id in 0..<8 { #expect(marks.mark(id, in: version).reloads == copy[id] ?? 0) }
      }
    }
    #expect(marks.count == copy.count)
  }

  @Test("Items that are gone are forgotten before they are most of what is kept")
  func forgetting() {
    let marks = VersionedMarks<Int>()
    for id in 0..<1_000 {
      marks.reload(id)
      marks.forget(itemsExcept: { $0 > id - 10 }, 10)
      #expect(marks.count <= 65)
    }
    let version = marks.describe()
    #expect(marks.mark(999, in: version).reloads == 1)
    #expect(marks.mark(1, in: version).reloads == 0)
  }
}
