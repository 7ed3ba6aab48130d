/// Allocations, allocated bytes and frees of a part of a run.
package struct AllocationTotals {
  /// The field of the calls that allocate.
  package static let allocations = "allocations"
  /// The field of the bytes that they ask for.
  static let bytes = "allocated_bytes"
  /// The field of the calls that free.
  static let frees = "frees"

  /// The meaning of each field.
  package static let meanings = [
    allocations: "Calls that allocate memory, without those in intervals inside it",
    bytes: "Bytes that those calls asked for",
    frees: "Calls that free memory, without those in intervals inside it",
  ]

  private(set) var allocationCount: Int64 = 0
  private(set) var byteCount: Int64 = 0
  private(set) var freeCount: Int64 = 0

  /// Adds what lies between two readings.
  mutating func add(
    from start: AllocationCounter.Reading,
    to end: AllocationCounter.Reading
  ) {
    allocationCount += Int64(bitPattern: end.allocations &- start.allocations)
    byteCount += Int64(bitPattern: end.bytes &- start.bytes)
    freeCount += Int64(bitPattern: end.frees &- start.frees)
  }

  /// The counts by name, without those that are zero.
  func counts(of place: String, part: String = "") -> [(CountName, Int64)] {
    [(Self.allocations, allocationCount), (Self.bytes, byteCount), (Self.frees, freeCount)]
      .filter { $0.1 != 0 }.map { (CountName(place, $0.0, part: part), $0.1) }
  }
}
