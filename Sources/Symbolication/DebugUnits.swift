internal import CElfutils
internal import Glibc

/// The lines and inlined calls of a binary, by address.
///
/// Swift's binaries have no table of addresses, without which libdw finds nothing; so the ranges of all
/// units are read once.
final class DebugUnits {
  /// A function without its demangled name.
  struct Place {
    var symbol: String?
    var file: String?
    var line: Int?
  }

  private struct Range {
    let start: UInt64
    let end: UInt64
    let unit: Int
  }

  private let dwarf: OpaquePointer
  private var units: [Dwarf_Die] = []
  private var ranges: [Range] = []

  /// Reads the ranges of all units; nil where the file has no debug information.
  init?(_ elf: OpaquePointer) {
    guard let dwarf = dwarf_begin_elf(elf, DWARF_C_READ, nil) else { return nil }
    self.dwarf = dwarf
    readUnits()
    ranges.sort { $0.start < $1.start }
    if ranges.isEmpty { return nil }
  }

  deinit { dwarf_end(dwarf) }

  private func readUnits() {
    var unit: OpaquePointer?
    var die = Dwarf_Die()
    while dwarf_get_units(dwarf, unit, &unit, nil, nil, &die, nil) == 0 {
      var (base, start, end): (Dwarf_Addr, Dwarf_Addr, Dwarf_Addr) = (0, 0, 0)
      var offset = dwarf_ranges(&die, 0, &base, &start, &end)
      while offset > 0 {
        if start > 0, start < end {
          ranges.append(Range(start: start, end: end, unit: units.count))
        }
        offset = dwarf_ranges(&die, offset, &base, &start, &end)
      }
      units.append(die)
    }
  }

  /// The functions that an address is in, from the innermost inlined one to the one that was compiled;
  /// none where there is no debug information for it.
  func places(at address: UInt64) -> [Place] {
    guard var unit = unit(at: address) else { return [] }
    var (file, line) = source(at: address, &unit)
    var places: [Place] = []
    for var scope in scopes(at: address, &unit) {
      let tag = dwarf_tag(&scope)
      guard tag == DW_TAG_inlined_subroutine || tag == DW_TAG_subprogram else { continue }
      places.append(Place(symbol: Self.symbol(&scope), file: file, line: line))
      guard tag == DW_TAG_inlined_subroutine else { break }
      (file, line) = Self.call(&scope, &unit)
    }
    return places.isEmpty && line != nil ? [Place(symbol: nil, file: file, line: line)] : places
  }

  private func unit(at address: UInt64) -> Dwarf_Die? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0, address < ranges[low - 1].end else { return nil }
    return units[ranges[low - 1].unit]
  }

  /// The place of the code itself, without a line where the compiler made it.
  private func source(at address: UInt64, _ unit: inout Dwarf_Die) -> (file: String?, line: Int?) {
    guard let found = dwarf_getsrc_die(&unit, address) else { return (nil, nil) }
    var line: Int32 = 0
    guard dwarf_lineno(found, &line) == 0, line > 0 else { return (nil, nil) }
    return (dwarf_linesrc(found, nil, nil).map { String(cString: $0) }, Int(line))
  }

  /// The scopes of an address, from the innermost to that of the unit.
  ///
  /// libdw first finds the innermost inlined function, and then what is around its definition; what is
  /// around the place where it was inlined takes a second question.
  private func scopes(at address: UInt64, _ unit: inout Dwarf_Die) -> [Dwarf_Die] {
    var first: UnsafeMutablePointer<Dwarf_Die>?
    let count = dwarf_getscopes(&unit, address, &first)
    defer { free(first) }
    guard count > 0, let first else { return [] }
    var all: UnsafeMutablePointer<Dwarf_Die>?
    let allCount = dwarf_getscopes_die(first, &all)
    defer { free(all) }
    guard allCount > 0, let all else { return [] }
    return (0..<Int(allCount)).map { all[$0] }
  }

  private static func symbol(_ scope: inout Dwarf_Die) -> String? {
    for name in [DW_AT_linkage_name, DW_AT_name] {
      var attribute = Dwarf_Attribute()
      if dwarf_attr_integrate(&scope, UInt32(name), &attribute) != nil,
        let text = dwarf_formstring(&attribute)
      {
        return String(cString: text)
      }
    }
    return nil
  }

  /// Returns the place where an inlined function is called.
  private static func call(_ scope: inout Dwarf_Die, _ unit: inout Dwarf_Die)
    -> (file: String?, line: Int?)
  {
    guard let line = number(&scope, DW_AT_call_line), line > 0 else { return (nil, nil) }
    var files: OpaquePointer?
    var count = 0
    guard let index = number(&scope, DW_AT_call_file),
      dwarf_getsrcfiles(&unit, &files, &count) == 0, index < UInt64(count),
      let path = dwarf_filesrc(files, Int(index), nil, nil)
    else { return (nil, Int(line)) }
    return (String(cString: path), Int(line))
  }

  private static func number(_ scope: inout Dwarf_Die, _ name: Int) -> UInt64? {
    var attribute = Dwarf_Attribute()
    var number: Dwarf_Word = 0
    guard dwarf_attr(&scope, UInt32(name), &attribute) != nil,
      dwarf_formudata(&attribute, &number) == 0
    else { return nil }
    return number
  }
}
