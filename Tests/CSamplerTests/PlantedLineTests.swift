import CSampler
import Foundation
import Symbolication
import Testing

@testable import TraceAnalysis

extension SamplerTests {
  /// Forty loops in code of all kinds, whose functions and lines are known.
  @Suite(.serialized, .enabled(if: PlantedProgram.compiler != nil, "needs swiftc on PATH"))
  struct PlantedLines {
    private static let samplesEach = 40
    private static let owners = CodeOwners(engine: ["Engine"], harness: [])

    private static let builds = ["-Onone", "-O"].flatMap { optimization in
      ["-fno-omit-frame-pointer", "-fomit-frame-pointer"].map { [optimization, "-Xcc", $0] }
    }

    @Test("Samples of nearly all loops have the user's function and line", arguments: builds)
    func lines(options: [String]) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let program = try PlantedProgram(options, in: folder)
      let marks = try PlantedMarks()
      #expect(program.names.count == 40)
      #expect(Set(program.names) == marks.names)

      let samples = try samples(of: program)
      let symbols = try PlantedSymbols(program.path)
      var wrong: [String] = []
      for (name, stacks) in zip(program.names, samples) {
        let found = stacks.map { user($0, symbols) }
        let right = found.count { function in
          marks.loop(function?.file, function?.line) == name
            && function?.shortName.contains(name) == true
        }
        let wrappers = found.count { marks.isWrapper($0?.file, $0?.line) }
        if right * 5 < found.count * 4 || wrappers * 5 > found.count {
          wrong.append("\(name): \(right), \(wrappers) in a wrapper \(Self.words(found))")
        }
      }
      #expect(wrong.count <= 2, "\(wrong.joined(separator: "\n"))")
      try compare(Set(samples.joined().joined()), symbols)
    }

    /// Returns the stacks of each loop, the innermost address first.
    private func samples(of program: PlantedProgram) throws -> [[[UInt64]]] {
      let each = UInt32(Self.samplesEach)
      var ends: [Int] = []
      let thread = try #require(
        SampledThread(rate: 5_000, capacity: program.names.count * Self.samplesEach * 2) { count in
          inFrame {
            for loop in program.names.indices {
              program.run(loop, until: count.pointee + each, count)
              ends.append(Int(count.pointee))
            }
          }
        }
      )
      let starts = [0] + ends.dropLast()
      return zip(starts, ends).map { start, end in
        thread.samples[start..<end].map { sample in
          sample.stack.enumerated().map { $0 == 0 ? $1 : $1 - 1 }
        }
      }
    }

    /// The function that a report attributes a sample to.
    private func user(_ stack: [UInt64], _ symbols: PlantedSymbols) -> SourceFunction? {
      let profile = StackProfile(
        settings: nil,
        losses: StackSampleLosses(),
        binaries: [StackProfile.Binary(path: symbols.path, buildID: "")],
        entries: [],
        moments: [],
        counts: StackSampleCounts()
      )
      let functions = stack.flatMap { symbols.functions(at: $0) }
      let frames = functions.reversed().map { StackFrame(function: $0, binary: 0) }
      return Self.owners.user(Self.owners.parts(frames, profile))
    }

    private static func words(_ found: [SourceFunction?]) -> String {
      Dictionary(grouping: found) { $0?.label ?? "nothing" }
        .map { "\($1.count) × \($0)" }.sorted().joined(separator: ", ")
    }

    /// Checks the functions and lines of addresses by another tool, where that is installed.
    private func compare(_ addresses: Set<UInt64>, _ symbols: PlantedSymbols) throws {
      guard let tool = PlantedProgram.symbolizer else { return }
      let own = addresses.filter(symbols.contains).sorted()
      let answers = try PlantedProgram.run(
        tool,
        ["--obj=\(symbols.path)", "--no-demangle", "--inlines"],
        input: own.map { "0x\(String($0 - symbols.base, radix: 16))\n" }.joined()
      ).components(separatedBy: "\n\n")
      try #require(answers.count >= own.count)
      var differences: [String] = []
      for (address, answer) in zip(own, answers) {
        let theirs = PlantedSymbols.lines(of: answer)
        let ours = symbols.functions(at: address)
        let found = ours.map { "\($0.name) \($0.fileAndLine ?? "")" }
        if !theirs.allSatisfy(found.contains) {
          differences.append("\(theirs.filter { !found.contains($0) }) is not in \(found)")
        }
      }
      #expect(own.count > 40)
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
  }
}

/// The functions of the planted program, by addresses in memory.
private struct PlantedSymbols {
  let path: String
  private(set) var base: UInt64 = 0
  private var code: Range<UInt64> = 0..<0
  private let symbols: BinarySymbols

  init(_ path: String) throws {
    self.path = path
    symbols = try BinarySymbols(path: path, buildID: nil)
    final class Found {
      var binaries: [String: (base: UInt64, code: Range<UInt64>)] = [:]
    }
    let found = Found()
    listscope_each_binary(
      { binary, context in
        guard let binary = binary?.pointee, let context else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        let code = binary.start..<binary.end
        found.binaries[String(cString: binary.path)] = (binary.base, code)
      },
      Unmanaged.passUnretained(found).toOpaque()
    )
    (base, code) = try #require(found.binaries[path])
  }

  func contains(_ address: UInt64) -> Bool { code.contains(address) }

  func functions(at address: UInt64) -> [SourceFunction] {
    contains(address) ? symbols.functions(at: address - base) : []
  }

  /// Each function with its line, of an answer that alternates them; without what the compiler made.
  static func lines(of answer: String) -> [String] {
    var demangler = Demangler()
    let lines = answer.split(separator: "\n").map(String.init)
    return stride(from: 0, to: lines.count - 1, by: 2).compactMap { number in
      let place = lines[number + 1].split(separator: ":").map(String.init)
      guard place.count == 3, place[1] != "0", !place[0].hasSuffix("<compiler-generated>"),
        !Demangler.isPartialApply(lines[number])
      else { return nil }
      let file = (place[0] as NSString).lastPathComponent
      return "\(demangler.name(lines[number])) \(file):\(place[1])"
    }
  }
}
