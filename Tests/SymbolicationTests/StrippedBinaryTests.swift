import Foundation
import Testing
import TraceAnalysis

@testable import Symbolication

private enum Compiler {
  static let path = ["/usr/bin/clang", "/usr/bin/cc", "/usr/bin/gcc"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}

/// Libraries as they are shipped: without symbols, lines or a build id.
@Suite(.enabled(if: Compiler.path != nil, "needs a C compiler"))
struct StrippedBinaryTests {
  private static let source = """
    static int hidden(int value) { return value * 3; }
    int exported(int value) { return hidden(value) + 1; }
    __attribute__((noinline)) static int local(int value) { return value ^ 5; }
    int other(int value) { return local(value) - local(value + 1); }
    """

  /// A library that is built with some options.
  private final class Library {
    let path: String
    private let folder: URL

    init(_ options: [String]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      path = folder.appendingPathComponent("library.so").path
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let source = folder.appendingPathComponent("library.c")
      try StrippedBinaryTests.source.write(to: source, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(Compiler.path))
      process.arguments = ["-g", "-O1", "-shared", "-fPIC", "-o", path, source.path] + options
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The names of all functions at any address of its first pages.
    func names(_ symbols: BinarySymbols) -> Set<String> {
      Set((0..<0x4000 as Range<UInt64>).flatMap { symbols.functions(at: $0).map(\.name) })
    }
  }

  @Test("A stripped library names what it exports, and no line")
  func stripped() throws {
    let whole = try Library([])
    let stripped = try Library(["-s"])
    let wholeSymbols = try BinarySymbols(path: whole.path, buildID: nil)
    let symbols = try BinarySymbols(path: stripped.path, buildID: nil)
    #expect(wholeSymbols.hasLines && !symbols.hasLines)
    #expect(whole.names(wholeSymbols).isSuperset(of: ["exported", "other", "local"]))
    let names = stripped.names(symbols)
    #expect(names.isSuperset(of: ["exported", "other"]))
    #expect(!names.contains("hidden"))
    let lines = (0..<0x4000 as Range<UInt64>).flatMap { symbols.functions(at: $0) }
      .compactMap(\.line)
    #expect(lines.isEmpty)
  }

  @Test("A library without a build id is no build that one asks for, but can be read without one")
  func noBuildID() throws {
    let library = try Library(["-Wl,--build-id=none"])
    #expect(throws: BinarySymbols.Problem.otherBuild) {
      try BinarySymbols(path: library.path, buildID: "0123456789abcdef")
    }
    let symbols = try BinarySymbols(path: library.path, buildID: "")
    #expect(library.names(symbols).contains("exported"))
  }

  @Test("A library with a build id is not the one that ran without one")
  func unexpectedBuildID() throws {
    let library = try Library(["-Wl,--build-id=sha1"])
    #expect(throws: BinarySymbols.Problem.otherBuild) {
      try BinarySymbols(path: library.path, buildID: "")
    }
  }

  @Test(
    "What a library lacks is said",
    arguments: [
      (["-Wl,--build-id=sha1"], []), (["-s", "-Wl,--build-id=sha1"], [.symbols]),
      (["-Wl,--build-id=none"], [.buildID]),
      (["-s", "-Wl,--build-id=none"], [.symbols, .buildID]),
    ] as [([String], [BinarySymbols.Gap])]
  )
  func gaps(options: [String], gaps: [BinarySymbols.Gap]) throws {
    let library = try Library(options)
    let symbols = try BinarySymbols(path: library.path, buildID: nil)
    #expect(symbols.gaps == gaps, "\(library.path)")
  }

  @Test("A build id that is the library's own is found in a stripped one, too")
  func buildID() throws {
    let id = "0123456789abcdef0123456789abcdef01234567"
    for options in [["-s"], []] {
      let library = try Library(options + ["-Wl,--build-id=0x\(id)"])
      let symbols = try BinarySymbols(path: library.path, buildID: id)
      #expect(library.names(symbols).contains("exported"))
    }
  }
}
