import Foundation
import TraceAnalysis

/// All frames for the scripts of a page, in columns of bytes.
///
/// Numbers are little-endian, as in the typed arrays of all browsers that there are.
struct FrameData: Encodable {
  /// How many frames there are.
  let count: Int
  /// The numbers within their runs, 32 bits each.
  let numbers: Data
  /// The durations in microseconds, 32 bits each.
  let microseconds: Data
  /// The positions in `phaseNames`, 8 bits each.
  let phases: Data
  /// What moved the content.
  let phaseNames: [String]
  /// Scroll offsets in points, as floating-point numbers of 32 bits each; NaN where it is not known.
  let offsets: Data
  /// The positions in `listNames`, 16 bits each; empty where there is one list.
  let lists: Data
  /// The lists with their processes.
  let listNames: [String]
  /// The positions of late frames, 32 bits each.
  let late: Data
  /// By how many microseconds each of them is late, 32 bits each.
  let overruns: Data

  /// A number that stands for none.
  private static let noNumber = UInt32.max
  /// More different phases are taken together.
  private static let maxPhases = 255
  private static let maxLists = 1000

  init(_ frames: [Frame]) {
    count = frames.count
    numbers = Data(words: frames.map { UInt32(exactly: $0.number ?? -1) ?? Self.noNumber })
    microseconds = Data(words: frames.map { Self.microseconds($0.durationNs) })
    let phases = NumberedNames(frames.map { $0.phase ?? "" }, most: Self.maxPhases)
    phaseNames = phases.names
    self.phases = Data(words: phases.numbers.map { UInt8(clamping: $0) })
    offsets = Data(words: frames.map { Float($0.scrollOffset ?? .nan).bitPattern })
    let lists = NumberedNames(frames.map(Self.listName), most: Self.maxLists)
    listNames = lists.names.count > 1 ? lists.names : []
    self.lists =
      lists.names.count > 1 ? Data(words: lists.numbers.map { UInt16(clamping: $0) }) : Data()
    let late = frames.indices.filter { frames[$0].isLate }
    self.late = Data(words: late.map { UInt32(clamping: $0) })
    overruns = Data(words: late.map { Self.microseconds(frames[$0].timing.overrunNs) })
  }

  private static func microseconds(_ nanoseconds: Int64) -> UInt32 {
    UInt32(clamping: max(0, nanoseconds) / 1000)
  }

  private static func listName(_ frame: Frame) -> String {
    "list \(frame.list) of process \(frame.process.pid)"
  }
}

/// Names by their numbers, in the order of first appearance.
struct NumberedNames {
  private(set) var names: [String] = []
  private(set) var numbers: [Int] = []

  /// Numbers names; those beyond the limit share the last number.
  init(_ all: [String], most: Int) {
    var known: [String: Int] = [:]
    numbers.reserveCapacity(all.count)
    for name in all {
      if known[name] == nil, names.count < most {
        known[name] = names.count
        names.append(name.printable)
      }
      numbers.append(known[name] ?? most - 1)
    }
  }
}

extension Data {
  /// The bytes of numbers, the lowest first.
  fileprivate init<Word: FixedWidthInteger>(words: [Word]) {
    self = words.map(\.littleEndian).withUnsafeBytes { Data($0) }
  }
}
