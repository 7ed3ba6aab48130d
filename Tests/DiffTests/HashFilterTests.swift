import Testing

@testable import Diff

@Suite struct HashFilterTests {
  @Test("A filter finds exactly the hashes that it was given")
  func filter() {
    let filter = HashFilter((0..<100).map { $0 * 1_024 })
    #expect((0..<200_000).filter(filter.contains) == (0..<100).map { $0 * 1_024 })
    #expect(!HashFilter([]).contains(0))
  }

  /// Hashes in the same slots, around zero, from none to many: the filter grows several times.
  @Test("So does one that hashes are added to, and its union with another", arguments: [1, 7, 256])
  func added(step: Int) {
    var (filter, added): (HashFilter, Set<Int>) = (HashFilter(), [])
    let searched = Array(-400..<400)
    for number in 0..<300 {
      #expect(filter.isEmpty == added.isEmpty)
      if number.isMultiple(of: 60) {
        #expect(searched.filter(filter.contains) == searched.filter(added.contains))
        for start in [0, 399, 400, 800] {
          let found = searched.withUnsafeBufferPointer { filter.firstMatch(in: $0, from: start) }
          #expect(found == searched[start...].firstIndex(where: added.contains))
        }
        let (few, other) = (HashFilter().union(filter), filter.union(HashFilter([399])))
        #expect(searched.filter(few.contains) == searched.filter(added.contains))
        #expect(searched.filter(other.contains) == searched.filter(added.union([399]).contains))
      }
      let hash = (number - 150) * step
      filter.insert(hash)
      added.insert(hash)
    }
  }

  @Test("A filter of zero alone finds it")
  func zero() {
    var filter = HashFilter()
    filter.insert(0)
    #expect(!filter.isEmpty && filter.contains(0) && !filter.contains(1))
    #expect([5, 0, 0].withUnsafeBufferPointer { filter.firstMatch(in: $0, from: 0) } == 1)
    #expect([5].withUnsafeBufferPointer { filter.firstMatch(in: $0, from: 0) } == nil)
  }
}
