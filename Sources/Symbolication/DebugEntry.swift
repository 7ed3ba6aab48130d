internal import CElfutils

/// An entry of the debug information: a unit, a function, an inlined call or anything else.
struct DebugEntry {
  private var die: Dwarf_Die

  /// Takes an entry as libdw has it.
  init(_ die: Dwarf_Die) {
    self.die = die
  }

  /// The kind of the entry, as DWARF numbers it.
  var tag: Int {
    var die = die
    return Int(dwarf_tag(&die))
  }

  /// The position in the debug information, which tells it from all others.
  var offset: UInt64 {
    var die = die
    return dwarf_dieoffset(&die)
  }

  /// The entries inside of it, without those inside of these.
  var children: [DebugEntry] {
    var (parent, child, next) = (die, Dwarf_Die(), Dwarf_Die())
    guard dwarf_child(&parent, &child) == 0 else { return [] }
    var children = [DebugEntry(child)]
    while dwarf_siblingof(&child, &next) == 0 {
      children.append(DebugEntry(next))
      child = next
    }
    return children
  }

  /// The addresses of its code, in any order; empty where it has none.
  var ranges: [Range<UInt64>] {
    var die = die
    var (base, start, end): (Dwarf_Addr, Dwarf_Addr, Dwarf_Addr) = (0, 0, 0)
    var ranges: [Range<UInt64>] = []
    var offset = dwarf_ranges(&die, 0, &base, &start, &end)
    while offset > 0 {
      // Code that the linker dropped begins at 0.
      if start > 0, start < end { ranges.append(start..<end) }
      offset = dwarf_ranges(&die, offset, &base, &start, &end)
    }
    return ranges
  }

  /// Returns whether an address is in its code.
  func contains(_ address: UInt64) -> Bool {
    var die = die
    return dwarf_haspc(&die, address) == 1
  }

  /// The name of a function for the linker, else that in the source.
  var symbol: String? {
    var die = die
    for name in [DW_AT_linkage_name, DW_AT_name] {
      var attribute = Dwarf_Attribute()
      if dwarf_attr_integrate(&die, UInt32(name), &attribute) != nil,
        let text = dwarf_formstring(&attribute)
      {
        return String(cString: text)
      }
    }
    return nil
  }

  /// The place where a function begins in the source; empty where the compiler made it.
  var declaration: SourcePlace {
    var die = die
    var line: Int32 = 0
    guard dwarf_decl_line(&die, &line) == 0 else { return SourcePlace() }
    return SourcePlace(file: dwarf_decl_file(&die), line: Int(line))
  }

  /// Returns the place where an inlined function is called.
  ///
  /// - Parameter unit: the unit that it is in, which has the names of files.
  /// - Returns: the place; an empty one where it is not known.
  func call(in unit: DebugEntry) -> SourcePlace {
    var unit = unit.die
    var files: OpaquePointer?
    var count = 0
    guard let line = number(DW_AT_call_line), let index = number(DW_AT_call_file),
      dwarf_getsrcfiles(&unit, &files, &count) == 0, index < UInt64(count)
    else { return SourcePlace() }
    return SourcePlace(
      file: dwarf_filesrc(files, Int(index), nil, nil),
      line: Int(clamping: line)
    )
  }

  private func number(_ name: Int) -> UInt64? {
    var die = die
    var attribute = Dwarf_Attribute()
    var number: Dwarf_Word = 0
    guard dwarf_attr(&die, UInt32(name), &attribute) != nil,
      dwarf_formudata(&attribute, &number) == 0
    else { return nil }
    return number
  }

  /// The lines of a unit; nil where it has none.
  var lines: DebugLines? {
    var die = die
    var lines: OpaquePointer?
    var count = 0
    guard dwarf_getsrclines(&die, &lines, &count) == 0, let lines else { return nil }
    return DebugLines(lines, count: count)
  }
}
