internal import CElfutils
internal import Glibc
public import TraceAnalysis

/// The functions and lines of one program or library on disk.
public final class BinarySymbols {
  /// The reason why a file says nothing of addresses.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// It cannot be opened.
    case missing
    /// It is no program or library.
    case unreadable
    /// It is another build than the one that ran.
    case otherBuild

    /// The reason, in words.
    public var description: String {
      switch self {
      case .missing: "not on this machine"
      case .unreadable: "not a program or library"
      case .otherBuild: "another build than the one that ran"
      }
    }
  }

  /// A gap in a file that can be read.
  public enum Gap: Hashable, Sendable, CustomStringConvertible {
    /// It was stripped of its symbols.
    case symbols
    /// It has no build id, so nothing tells whether it is the one that ran.
    case buildID

    /// The gap, in words.
    public var description: String {
      switch self {
      case .symbols:
        "no symbols (stripped): put the program as it was built there, and report again"
      case .buildID: "no build id, so its names may be those of another build"
      }
    }
  }

  private let descriptor: Int32
  private let elf: OpaquePointer
  private let hasBuildID: Bool
  private let symbols: SymbolTable
  private var units: DebugUnits?
  private var demangler = Demangler()

  /// Opens a file and reads its tables.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - buildID: the build id that it must have, hexadecimal; empty if it must have none, nil if it may be
  ///     any file.
  /// - Throws: `Problem`.
  /// - Complexity: O(n log n) for n symbols.
  public init(path: String, buildID: String?) throws(Problem) {
    elf_version(UInt32(EV_CURRENT))
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .missing }
    guard let elf = elf_begin(descriptor, ELF_C_READ_MMAP, nil), elf_kind(elf) == ELF_K_ELF else {
      close(descriptor)
      throw .unreadable
    }
    let found = Self.buildID(elf) ?? ""
    guard buildID == nil || buildID == found else {
      elf_end(elf)
      close(descriptor)
      throw .otherBuild
    }
    self.descriptor = descriptor
    self.elf = elf
    hasBuildID = !found.isEmpty
    symbols = SymbolTable(elf)
    units = DebugUnits(elf)
  }

  deinit {
    // It refers to the file.
    units = nil
    elf_end(elf)
    close(descriptor)
  }

  private static func buildID(_ elf: OpaquePointer) -> String? {
    var bytes: UnsafeRawPointer?
    let count = dwelf_elf_gnu_build_id(elf, &bytes)
    guard count > 0, let bytes else { return nil }
    return UnsafeRawBufferPointer(start: bytes, count: count).map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16)
    }.joined()
  }

  /// The gaps of the file, the worst first.
  public var gaps: [Gap] { (symbols.isStripped ? [.symbols] : []) + (hasBuildID ? [] : [.buildID]) }

  /// True if the file says which lines its code was made from.
  public var hasLines: Bool { units != nil }

  /// The functions that an address of the file is in, from the innermost inlined one to the one that was
  /// compiled; none where the file does not know it.
  ///
  /// A thunk that only passes on what a closure has captured is left out where it has that inlined.
  public func functions(at address: UInt64) -> [SourceFunction] {
    let places = units?.places(at: address) ?? []
    let symbol = symbols.name(at: address)
    guard !places.isEmpty else { return symbol.map { [function($0, SourcePlace())] } ?? [] }
    let functions = places.enumerated().map { position, found in
      let isCompiled = position == places.count - 1
      let name = (isCompiled ? symbol : nil) ?? found.symbol ?? symbol ?? "(no name)"
      return (name: name, place: found.place)
    }
    let written = functions.filter { !Demangler.isPartialApply($0.name) }
    return (written.isEmpty ? functions : written).map { function($0.name, $0.place) }
  }

  /// The functions whose names, as the compiler wrote them, contain some text.
  ///
  /// - Complexity: O(symbols).
  public func functions(named text: String) -> [SourceFunction] {
    symbols.starts(named: text).compactMap { functions(at: $0).last }
  }

  private func function(_ symbol: String, _ place: SourcePlace) -> SourceFunction {
    let isMade = Demangler.isPartialApply(symbol)
    return SourceFunction(
      name: demangler.name(symbol),
      module: Demangler.module(symbol),
      file: isMade ? nil : place.file,
      line: isMade ? nil : place.line
    )
  }
}
