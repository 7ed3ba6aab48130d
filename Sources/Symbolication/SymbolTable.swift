internal import CElfutils

/// The functions of a binary by address, as its symbol table names them.
///
/// libdw's own search goes through all symbols for each address.
struct SymbolTable {
  private struct Symbol {
    let start: UInt64
    /// 0 where the table does not say.
    let size: UInt64
    let name: String
  }

  /// The most bytes that a function has whose size is not known.
  private static let maxUnsized: UInt64 = 4_096

  private let symbols: [Symbol]
  /// True if the file has none but the names that it exports.
  let isStripped: Bool

  /// Reads the table of a file; that of exported names where it was stripped of the other.
  init(_ elf: OpaquePointer) {
    var symbols = Self.read(elf, sectionType: UInt32(SHT_SYMTAB))
    isStripped = symbols.isEmpty
    if isStripped { symbols = Self.read(elf, sectionType: UInt32(SHT_DYNSYM)) }
    symbols.sort { ($0.start, $0.size) < ($1.start, $1.size) }
    self.symbols = symbols
  }

  private static func read(_ elf: OpaquePointer, sectionType: UInt32) -> [Symbol] {
    var symbols: [Symbol] = []
    var section: OpaquePointer?
    while true {
      section = elf_nextscn(elf, section)
      guard let section else { return symbols }
      var header = GElf_Shdr()
      guard gelf_getshdr(section, &header) != nil, header.sh_type == sectionType,
        header.sh_entsize > 0, let data = elf_getdata(section, nil)
      else { continue }
      let count = header.sh_size / header.sh_entsize
      symbols += (0..<Int32(clamping: count)).compactMap {
        symbol(elf, data, $0, names: Int(header.sh_link))
      }
    }
  }

  private static func symbol(
    _ elf: OpaquePointer,
    _ data: UnsafeMutablePointer<Elf_Data>,
    _ index: Int32,
    names: Int
  ) -> Symbol? {
    var symbol = GElf_Sym()
    guard gelf_getsym(data, index, &symbol) != nil, symbol.st_value != 0, symbol.st_shndx != 0
    else { return nil }
    // Functions, and those that the loader chooses.
    guard [2, 10].contains(symbol.st_info & 15),
      let name = elf_strptr(elf, names, Int(symbol.st_name))
    else { return nil }
    return Symbol(start: symbol.st_value, size: symbol.st_size, name: String(cString: name))
  }

  /// Returns the start addresses of functions whose names contain some text.
  func starts(named text: String) -> [UInt64] {
    symbols.filter { $0.name.contains(text) }.map(\.start)
  }

  /// The name of the function that an address is in; nil where there is none.
  ///
  /// - Complexity: O(log symbols).
  func name(at address: UInt64) -> String? {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let found = symbols[low - 1]
    guard address - found.start < (found.size == 0 ? Self.maxUnsized : found.size) else {
      return nil
    }
    return found.name
  }
}
