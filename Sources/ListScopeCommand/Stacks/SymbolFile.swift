import Experiments
import Foundation
import TraceAnalysis

/// The names of a recording's addresses, as `record` leaves them beside the trace.
///
/// So a report on another machine, or after the program was built again, still has them.
struct SymbolFile: Codable {
  /// A binary, with the functions at those of its addresses that have any.
  struct Binary: Codable {
    let path: String
    let buildID: String
    /// The reason for which it has no names, or no reliable ones; nil where it was read.
    let problem: String?
    /// The functions at each address, innermost first, as places in the list of all.
    let functions: [String: [Int]]
  }

  static let name = "symbols.json"
  static let currentFormatVersion = 1
  private static let maxBytes = 64 << 20

  let formatVersion: Int
  let functions: [SourceFunction]
  let binaries: [Binary]
  /// The functions by which rows say whether they have changed; nil in files of earlier versions.
  let equivalences: [SourceFunction]?

  /// The names of a profile's addresses.
  init(_ profile: StackProfile, _ names: StackNames) {
    formatVersion = Self.currentFormatVersion
    var list: [SourceFunction] = []
    var places: [SourceFunction: Int] = [:]
    var addresses = [[String: [Int]]](repeating: [:], count: profile.binaries.count)
    let known = names.functions.sorted {
      ($0.key.binary ?? -1, $0.key.address) < ($1.key.binary ?? -1, $1.key.address)
    }
    for (address, functions) in known {
      guard let binary = address.binary else { continue }
      addresses[binary][String(address.address, radix: 16)] = functions.map { function in
        if let place = places[function] { return place }
        places[function] = list.count
        list.append(function)
        return list.count - 1
      }
    }
    equivalences = names.equivalences
    let problems = Dictionary(names.missing.map { ($0.path, $0.reason) }) { first, _ in first }
    functions = list
    binaries = profile.binaries.enumerated().map { number, binary in
      Binary(
        path: binary.path,
        buildID: binary.buildID,
        problem: problems[binary.path],
        functions: addresses[number]
      )
    }
  }

  /// The file beside a trace; nil where there is none, or one that cannot be understood.
  init?(inFolder path: String) {
    let file = URL(fileURLWithPath: path).appendingPathComponent(Self.name)
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? .max
    guard size <= Self.maxBytes, let data = try? Data(contentsOf: file),
      let found = try? JSONDecoder().decode(Self.self, from: data),
      found.formatVersion == Self.currentFormatVersion
    else { return nil }
    self = found
  }

  /// Leaves the names beside a trace.
  func write(inFolder path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self)
    try CommandOutput.write(text + "\n", to: "\(path)/\(Self.name)")
  }

  /// The functions at an address of a binary; nil where the file does not know it.
  func functions(at address: UInt64, of binary: StackProfile.Binary) -> [SourceFunction]? {
    guard let places = entry(of: binary)?.functions[String(address, radix: 16)],
      places.allSatisfy(functions.indices.contains)
    else { return nil }
    return places.map { functions[$0] }
  }

  /// Returns the reason for which a binary had no names, or no reliable ones, when the trace was
  /// recorded; nil where it was read.
  func problem(of binary: StackProfile.Binary) -> String? { entry(of: binary)?.problem }

  private func entry(of binary: StackProfile.Binary) -> Binary? {
    binaries.first { $0.path == binary.path && $0.buildID == binary.buildID }
  }
}
