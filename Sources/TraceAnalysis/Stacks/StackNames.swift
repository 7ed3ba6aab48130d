/// The names of the addresses of samples.
public struct StackNames: Sendable {
  /// The functions at each address, from the innermost inlined one to the one that was compiled.
  public var functions: [CodeAddress: [SourceFunction]]
  /// The binaries that say nothing, or nothing sure, each with the reason.
  public var missing: [MissingBinary]
  /// The functions of programs by which rows say whether they have changed.
  public var equivalences: [SourceFunction] = []

  /// Takes names.
  ///
  /// - Parameters:
  ///   - functions: the functions at each address, innermost first.
  ///   - missing: the binaries that say nothing, or nothing sure.
  public init(functions: [CodeAddress: [SourceFunction]] = [:], missing: [MissingBinary] = []) {
    self.functions = functions
    self.missing = missing
  }

  /// The functions of a stack, outermost first, each with the number of its binary; an address without a
  /// name is one of its own.
  func frames(_ stack: [CodeAddress], of profile: StackProfile) -> [StackFrame] {
    stack.reversed().flatMap { address -> [StackFrame] in
      let found = functions[address] ?? []
      guard found.isEmpty else {
        return found.reversed().map { StackFrame(function: $0, binary: address.binary) }
      }
      let name = Self.placeholder(address, profile)
      return [StackFrame(function: SourceFunction(name: name), binary: address.binary)]
    }
  }

  /// Returns the placeholder for a function without a name.
  private static func placeholder(_ address: CodeAddress, _ profile: StackProfile) -> String {
    guard let binary = address.binary, profile.binaries.indices.contains(binary) else {
      return "(unknown)"
    }
    return "(\(profile.binaries[binary].fileName))"
  }
}

/// A function in a stack.
struct StackFrame {
  let function: SourceFunction
  let binary: Int?
}

/// A program or library whose functions cannot be named, or not surely.
public struct MissingBinary: Hashable, Sendable {
  /// Its file.
  public let path: String
  /// The reason, in words.
  public let reason: String
  /// True if some of its functions have names, which may be wrong.
  public let hasNames: Bool

  /// Names a binary.
  ///
  /// - Parameters:
  ///   - path: its file.
  ///   - reason: the reason why it says nothing, or nothing sure, in words.
  ///   - hasNames: true if some of its functions have names.
  public init(path: String, reason: String, hasNames: Bool = false) {
    self.path = path
    self.reason = reason
    self.hasNames = hasNames
  }

  /// True if it is a program, by its name.
  public var isProgram: Bool { !StackProfile.Binary(path: path, buildID: "").isLibrary }
}

extension StackProfile {
  /// The stacks as flame graph tools read them, with the samples in them, or the bytes that those of
  /// allocations stand for: the innermost interval, then the calls from the outermost to the innermost.
  ///
  /// - Parameters:
  ///   - names: the names of the addresses.
  ///   - part: the samples that are wanted.
  /// - Returns: short names, one line for every stack, in alphabetical order.
  public func folded(_ names: StackNames, part: StackSelection = StackSelection()) -> [String] {
    var counts: [String: Int64] = [:]
    var shortNames = ShortNames()
    for entry in entries where part.contains(entry) {
      let calls = names.frames(entry.stack, of: self).map { shortNames.name(of: $0.function) }
      let line = ([entry.intervals.last ?? ""] + calls).map(Self.part).joined(separator: ";")
      let weight = subject == .time ? Int64(entry.samples) : entry.memory.bytes
      counts[line] = (counts[line] ?? 0).addingSaturating(weight)
    }
    return counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }

  /// A name as one part of one line.
  private static func part(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      if scalar == ";" { return "," }
      return scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar
    }
    return name.isEmpty ? "(no name)" : String(String.UnicodeScalarView(scalars))
  }
}
