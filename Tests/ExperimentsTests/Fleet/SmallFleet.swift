import Foundation
import TestSupport
import Testing

/// The tables of a few machines, made from an export whose frames are scaled, so that answers are known.
struct SmallFleet {
  /// The factor of a host's frames.
  struct Host {
    let name: String
    let factor: Double
    /// The further factor of the head's frames; nil without runs of the head.
    let change: Double?
  }

  static let hosts =
    (1...7).map { Host(name: "lab \($0)", factor: 1 + Double($0) / 100, change: 1.25) } + [
      // A name that would be a number without its first letter, one that gets faster, a slow one.
      Host(name: "x001", factor: 1, change: 0.5),
      Host(name: "slow", factor: 3, change: 1.25),
      Host(name: "lone", factor: 1.02, change: nil),
    ]
  static let runs = 3
  private static let run = "20261121T101700.194956036Z-8233-1"

  let folder: OutputFolder
  /// The durations of measured frames in the export.
  private(set) var durations: [Int64] = []

  /// The folder of the tables.
  var path: String { folder.path + "/fleet" }

  /// Exports a golden trace, and copies its tables for each host, commit and run.
  init() throws {
    folder = try OutputFolder()
    for (name, commit) in [("base", "a1"), ("head", "1e5")] {
      try ExportedTables.write(
        "schema-3",
        ["--format", "csv", "--commit", commit],
        to: "\(folder.path)/\(name)"
      )
    }
    for host in Self.hosts {
      try add(host, "base", 1)
      if let change = host.change { try add(host, "head", change) }
    }
  }

  /// The nearest-rank percentile of the frames of one of the hosts.
  func percentile(_ percent: Int, factor: Double) -> Int64 {
    // Runs have equal frames.
    let all = durations.map { Self.scaled($0, factor) }.sorted()
    return all[(percent * all.count + 99) / 100 - 1]
  }

  private static func scaled(_ duration: Int64, _ factor: Double) -> Int64 {
    Int64((Double(duration) * factor).rounded())
  }

  private mutating func add(_ host: Host, _ side: String, _ change: Double) throws {
    let source = "\(folder.path)/\(side)"
    let tables = try FileManager.default.contentsOfDirectory(atPath: source)
    for table in tables where table.hasPrefix("table=") {
      let version = try FileManager.default.contentsOfDirectory(atPath: "\(source)/\(table)")[0]
      let file = "\(source)/\(table)/\(version)/host=unnamed/date=2026-11-21/\(Self.run).csv"
      var text = try String(contentsOfFile: file, encoding: .utf8)
      if table == "table=frames" { text = scale(text, host.factor * change) }
      for number in 1...Self.runs {
        let day = number == Self.runs ? "2026-11-22" : "2026-11-21"
        let run = "20261121T101700Z-\(side.utf8.first ?? 0)-\(number)"
        let target =
          "\(path)/\(table)/\(version)/host=\(host.name.replacing(" ", with: "%20"))/date=\(day)"
        try FileManager.default.createDirectory(
          atPath: target,
          withIntermediateDirectories: true
        )
        try text.replacing(Self.run, with: run)
          .write(toFile: "\(target)/\(run).csv", atomically: false, encoding: .utf8)
      }
    }
  }

  /// Multiplies the durations of all frames, and notes those that figures are made of.
  private mutating func scale(_ text: String, _ factor: Double) -> String {
    var lines = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let isFirst = durations.isEmpty
    guard let duration = lines[0].firstIndex(of: "duration_ns"),
      let stage = lines[0].firstIndex(of: "stage")
    else { return text }
    for place in lines.indices.dropFirst() {
      let value = Int64(lines[place][duration]) ?? 0
      if isFirst, lines[place][stage] == "measured" { durations.append(value) }
      lines[place][duration] = "\(Self.scaled(value, factor))"
    }
    return lines.map { $0.joined(separator: ",") + "\n" }.joined()
  }
}
