import Testing

@testable import Symbolication

@Suite struct AddressTableTests {
  private typealias Entry = (start: UInt64, end: UInt64, value: Int)

  /// The value of the range that begins last, by a search of all; of those that begin together, the shortest.
  private func value(at address: UInt64, _ entries: [Entry]) -> Set<Int> {
    let found = entries.filter { ($0.start..<max($0.start, $0.end)).contains(address) }
    let nearest = found.max { ($0.start, $1.end) < ($1.start, $0.end) }
    return Set(found.filter { $0.start == nearest?.start && $0.end == nearest?.end }.map(\.value))
  }

  @Test("Any three ranges, also ones that overlap or are empty, give what a search of all gives")
  func ranges() {
    let ends = (0..<5).flatMap { start in (0..<5).map { (UInt64(start), UInt64($0)) } }
    var wrong = 0
    for first in ends {
      for second in ends {
        for third in ends {
          let entries = [first, second, third].enumerated().map { ($1.0, $1.1, $0) }
          let table = AddressTable(entries)
          wrong += (0..<6 as Range<UInt64>).count { address in
            let expected = value(at: address, entries)
            return table.value(at: address).map { !expected.contains($0) } ?? !expected.isEmpty
          }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("A table without ranges has no values")
  func empty() {
    let table = AddressTable<Int>([(5, 5, 1), (7, 6, 2)])
    #expect(table.isEmpty)
    #expect(table.value(at: 5) == nil && table.value(at: 6) == nil)
  }
}
