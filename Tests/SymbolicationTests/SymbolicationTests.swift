import Foundation
import Testing
import TraceAnalysis

@testable import Symbolication

@Suite struct SymbolicationTests {
  /// The addresses of the calls in progress, in the file of this program.
  @inline(never)
  private func calls() -> (addresses: [UInt64], line: Int) {
    let addresses = Thread.callStackReturnAddresses.map { UInt64(truncating: $0) }
    let line = #line - 1
    return (addresses, line)
  }

  /// The file that is mapped at an address, and what is added to the addresses in it.
  private static func program(of address: UInt64) -> (path: String, base: UInt64)? {
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
    let maps = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
    var base: UInt64 = 0
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ")
      let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard ends.count == 2, words.count == 6 else { continue }
      if words[2] == "00000000" { base = ends[0] }
      if (ends[0]..<ends[1]).contains(address) { return (String(words[5]), base) }
    }
    return nil
  }

  private static let here = #filePath

  @Test("Return addresses lead to functions, files and lines of Swift code")
  func lines() throws {
    let (addresses, line) = calls()
    var binaries: [String: BinarySymbols] = [:]
    var found: [SourceFunction] = []
    for address in addresses {
      guard let (path, base) = Self.program(of: address) else { continue }
      if binaries[path] == nil { binaries[path] = try? BinarySymbols(path: path, buildID: nil) }
      found += binaries[path]?.functions(at: address - 1 - base) ?? []
    }
    let here = found.filter { $0.file == Self.here }
    let own = try #require(here.first { $0.name.contains("calls") })
    #expect(own.module == "SymbolicationTests")
    #expect(own.line == line)
    #expect(here.contains { $0.name.contains("lines()") })
  }

  /// A row with the function that lists compare rows by.
  struct ComparedRow {
    static let line = #line + 1
    @inline(never) func isEquivalent(to other: ComparedRow) -> Bool { false }
  }

  @Test("Functions are found by a part of their names, with the line that they begin in")
  func named() throws {
    let paths = calls().addresses.compactMap { Self.program(of: $0)?.path }
    let path = try #require(paths.first { $0.contains("PackageTests") })
    let symbols = try BinarySymbols(path: path, buildID: nil)
    let found = symbols.functions(named: "12isEquivalent2to").filter { $0.file == Self.here }
    let own = try #require(found.first { $0.name.contains(".ComparedRow.isEquivalent(to: ") })
    #expect(own.line == ComparedRow.line)
    #expect(symbols.functions(named: "noFunctionHasThisName").isEmpty)
  }

  @Test("A library without lines still names its functions")
  func library() throws {
    let address = UInt64(UInt(bitPattern: dlsym(nil, "swift_retain")))
    let (path, base) = try #require(Self.program(of: address))
    let symbols = try BinarySymbols(path: path, buildID: nil)
    #expect(symbols.functions(at: address + 1 - base).last?.name.contains("swift_retain") == true)
    #expect(symbols.functions(at: 1).isEmpty)
    #expect(symbols.functions(at: .max).isEmpty)
  }

  @Test("Files that cannot be used say why")
  func problems() throws {
    #expect(throws: BinarySymbols.Problem.missing) {
      try BinarySymbols(path: "/nowhere/program", buildID: nil)
    }
    #expect(throws: BinarySymbols.Problem.unreadable) {
      try BinarySymbols(path: Self.here, buildID: nil)
    }
    #expect(throws: BinarySymbols.Problem.unreadable) {
      try BinarySymbols(path: "/tmp", buildID: nil)
    }
    #expect(throws: BinarySymbols.Problem.otherBuild) {
      try BinarySymbols(path: "/proc/self/exe", buildID: "00")
    }
  }

  @Test("A damaged file is refused, or knows nothing, at any length")
  func cutFiles() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "/bin/true"))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for length in stride(from: 0, through: data.count, by: 997) {
      let file = folder.appendingPathComponent("\(length)")
      try data.prefix(length).write(to: file)
      guard let symbols = try? BinarySymbols(path: file.path, buildID: nil) else { continue }
      _ = symbols.functions(at: 0x2000)
    }
  }

  @Test(
    "A Swift symbol says which module it is of",
    arguments: [
      ("$s10ListEngine0A4ViewC6layoutyyF", "ListEngine"), ("$sSa6appendyyxnF", "Swift"),
      ("$s999x", nil), ("$s", nil), ("memcpy", nil), ("_$s4MainAAV", "Main"),
    ] as [(String, String?)]
  )
  func modules(symbol: String, module: String?) {
    #expect(Demangler.module(symbol) == module)
  }

  @Test(
    "A symbol says whether it only passes on what a closure has captured",
    arguments: [
      ("$s3App4load1nS2i_tFSiycfU_TA", true), ("$s3App4loadyyYaFTATQ0_", true),
      ("$s3App4loadyyYaFTATY1_", true), ("$s3App4loadyyFTATm", true), ("$s3App4loadyyFTA.5", true),
      ("$s3App4loadyyF", false), ("$s3App4loadyyYaFTQ0_", false), ("$s3App1_", false),
      ("$sTA_TA_", false), ("DATA", false), ("$s", false),
    ] as [(String, Bool)]
  )
  func partialApply(symbol: String, isThunk: Bool) {
    #expect(Demangler.isPartialApply(symbol) == isThunk)
  }

  @Test("Names of Swift are demangled, others are kept")
  func demangling() {
    var demangler = Demangler()
    #expect(demangler.name("$sSa6appendyyxnF") == "Swift.Array.append(__owned A) -> ()")
    #expect(demangler.name("memcpy") == "memcpy")
    #expect(demangler.name("$s") == "$s")
  }
}
