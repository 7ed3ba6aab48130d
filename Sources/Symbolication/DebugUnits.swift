internal import CElfutils

/// The lines and inlined calls of a binary, by address.
///
/// Swift's binaries have no table of addresses, without which libdw finds nothing; so the ranges of all
/// units are read once, and their functions when they are first asked for.
final class DebugUnits {
  private let dwarf: OpaquePointer
  private var units = AddressTable<DebugUnit>([])

  /// Reads the ranges of all units; nil where the file has no debug information.
  init?(_ elf: OpaquePointer) {
    guard let dwarf = dwarf_begin_elf(elf, DWARF_C_READ, nil) else { return nil }
    self.dwarf = dwarf
    units = AddressTable(Self.ranges(of: dwarf))
    if units.isEmpty { return nil }
  }

  deinit {
    // They refer to the file.
    units = AddressTable([])
    dwarf_end(dwarf)
  }

  private static func ranges(of dwarf: OpaquePointer) -> [(UInt64, UInt64, DebugUnit)] {
    var ranges: [(UInt64, UInt64, DebugUnit)] = []
    var unit: OpaquePointer?
    var die = Dwarf_Die()
    while dwarf_get_units(dwarf, unit, &unit, nil, nil, &die, nil) == 0 {
      let entry = DebugEntry(die)
      let found = DebugUnit(entry)
      ranges += entry.ranges.map { ($0.lowerBound, $0.upperBound, found) }
    }
    return ranges
  }

  /// The functions that an address is in, from the innermost inlined one to the one that was compiled,
  /// each with the place of the code that runs; none where there is no debug information for it.
  func places(at address: UInt64) -> [(symbol: String?, place: SourcePlace)] {
    (units.value(at: address)?.places(at: address) ?? []).map { ($0.function?.symbol, $0.place) }
  }
}
