internal import CElfutils

/// The rows of a unit's line table, by address.
///
/// libdw's own search takes any of the rows of one address, of which only the last one has code.
struct DebugLines {
  /// The most rows to go back from one without a line.
  private static let maxStepsBack = 64

  private let lines: OpaquePointer
  private let count: Int

  /// Takes the rows as libdw has them, sorted by address.
  init(_ lines: OpaquePointer, count: Int) {
    (self.lines, self.count) = (lines, count)
  }

  /// The place of the code at an address; empty where the table does not say, or the compiler made it.
  ///
  /// - Complexity: O(log rows).
  func place(at address: UInt64) -> SourcePlace {
    row(at: address).map(place) ?? SourcePlace()
  }

  /// The places of the rows before that of an address, with the addresses that they begin at, nearest
  /// first.
  func placesBefore(_ address: UInt64) -> some Sequence<(start: UInt64, place: SourcePlace)> {
    let row = row(at: address) ?? 0
    return (max(0, row - Self.maxStepsBack)..<row).reversed().lazy.map {
      (start(of: $0), place($0))
    }
  }

  /// The last row that begins at an address or before; nil where no code is.
  private func row(at address: UInt64) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if start(of: middle) <= address { low = middle + 1 } else { high = middle }
    }
    var isEnd = false
    guard low > 0, let line = dwarf_onesrcline(lines, low - 1),
      dwarf_lineendsequence(line, &isEnd) == 0, !isEnd
    else { return nil }
    return low - 1
  }

  private func start(of row: Int) -> UInt64 {
    var address: Dwarf_Addr = 0
    guard let line = dwarf_onesrcline(lines, row), dwarf_lineaddr(line, &address) == 0 else {
      return .max
    }
    return address
  }

  private func place(_ row: Int) -> SourcePlace {
    var number: Int32 = 0
    guard let line = dwarf_onesrcline(lines, row), dwarf_lineno(line, &number) == 0 else {
      return SourcePlace()
    }
    return SourcePlace(file: dwarf_linesrc(line, nil, nil), line: Int(number))
  }
}
