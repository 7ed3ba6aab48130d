import Foundation
import Reports
import TraceAnalysis

/// All points of a strip for the scripts of a page, in columns of bytes.
///
/// Numbers are little-endian, as in the typed arrays of all browsers that there are.
struct StripData: Encodable {
  /// The number of points.
  let count: Int
  /// The words for them.
  let words: PointStrip.Words
  /// Their numbers, 32 bits each.
  let numbers: Data
  /// The durations in microseconds, 32 bits each.
  let microseconds: Data
  /// The positions in `groupNames`, 8 bits each.
  let groups: Data
  /// The names of their groups.
  let groupNames: [String]
  /// The places, as floating-point numbers of 32 bits each; NaN where one is not known.
  let places: Data
  /// The positions in `ownerNames`, 16 bits each; empty where there is one owner.
  let owners: Data
  /// The names of the owners.
  let ownerNames: [String]
  /// The positions of points beyond their limits, 32 bits each.
  let beyond: Data
  /// By how many microseconds each of them is, 32 bits each.
  let excesses: Data

  /// A number that stands for none.
  private static let noNumber = UInt32.max
  /// More different groups are taken together.
  private static let maxGroups = 255
  private static let maxOwners = 1000

  init(_ strip: PointStrip) {
    let points = strip.points
    count = points.count
    words = strip.words
    numbers = Data(words: points.map { UInt32(exactly: $0.number ?? -1) ?? Self.noNumber })
    microseconds = Data(words: points.map { Self.microseconds($0.durationNs) })
    let groups = NumberedNames(points.map(\.group), most: Self.maxGroups)
    groupNames = groups.names
    self.groups = Data(words: groups.numbers.map { UInt8(clamping: $0) })
    places = Data(words: points.map { Float($0.place ?? .nan).bitPattern })
    let owners = NumberedNames(points.map(\.owner), most: Self.maxOwners)
    let areSeveral = owners.names.count > 1
    ownerNames = areSeveral ? owners.names : []
    self.owners = areSeveral ? Data(words: owners.numbers.map { UInt16(clamping: $0) }) : Data()
    let beyond = points.indices.filter { points[$0].excessNs != nil }
    self.beyond = Data(words: beyond.map { UInt32(clamping: $0) })
    excesses = Data(words: beyond.map { Self.microseconds(points[$0].excessNs ?? 0) })
  }

  private static func microseconds(_ nanoseconds: Int64) -> UInt32 {
    UInt32(clamping: max(0, nanoseconds) / 1000)
  }
}

extension Data {
  /// The bytes of numbers, the lowest first.
  fileprivate init<Word: FixedWidthInteger>(words: [Word]) {
    self = words.map(\.littleEndian).withUnsafeBytes { Data($0) }
  }
}
