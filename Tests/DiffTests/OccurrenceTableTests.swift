import Diff
import Testing

@Suite struct OccurrenceTableTests {
  @Test(
    "Each occurrence is returned once and in order, whatever the hashes are",
    arguments: [1, 2, 7]
  )
  func occurrences(hashes: Int) {
    let elements = [3, 1, 3, 4, 1, 3]
    var table = OccurrenceTable(hashes: elements.map { $0 % hashes }) {
      elements[$0] == elements[$1]
    }
    func take(_ element: Int) -> Int? {
      table.takeFirst(hash: element % hashes) {
        elements[$0] == element ? .equivalent : .otherIdentifier
      }?.position
    }
    #expect(table.first(hash: 3 % hashes) { elements[$0] == 3 } == 0)
    #expect([take(3), take(3), take(1), take(3), take(3)] == [0, 2, 1, 5, nil])
    #expect(table.first(hash: 3 % hashes) { elements[$0] == 3 } == nil)
    #expect(table.first(hash: 1 % hashes) { elements[$0] == 1 } == 4)
    #expect([take(9), take(4), take(1), take(1)] == [nil, 3, 4, nil])
  }
}
