/// Decides which rings are kept.
///
/// A burst of late frames would fill the disk with rings that hold nearly the same, so:
/// - within a second of a ring only a frame that is later than the ring's gets one, in its place;
/// - where the disk holds as many rings as it may, a late frame gets one only in the place of the least
///   severe one, if that is less severe; what was asked for takes the place of the least severe one, or, where
///   all were asked for, of the oldest.
struct RingPolicy {
  /// The time after a ring in which others hold nearly the same, in seconds.
  static let spacing = 1.0

  /// The decision about a reason for a ring.
  enum Decision: Equatable {
    /// Write one, and then remove another.
    case keep(replacing: Int?)
    case leaveOut
  }

  let maxRings: Int
  /// The rings on disk, in the order in which they were written.
  private(set) var rings: [FlightRing] = []
  private var written = 0

  init(maxRings: Int) {
    precondition(maxRings > 0, "a flight recorder keeps a ring at least, not \(maxRings)")
    self.maxRings = maxRings
  }

  /// Returns whether a cause deserves a ring, and the number of the one that it replaces.
  func decision(_ cause: FlightRing.Cause, at seconds: Double) -> Decision {
    if let last = rings.last, seconds - last.seconds < Self.spacing {
      switch (cause, last.cause) {
      case (.signal, _), (.end, _), (.program, .lateFrame), (.fault, .lateFrame): break
      case (.lateFrame, .lateFrame):
        return isMoreSevere(cause, than: last)
          ? .keep(replacing: last.number) : .leaveOut
      default: return .leaveOut
      }
    }
    guard rings.count >= maxRings else { return .keep(replacing: nil) }
    guard let least = leastSevere else {
      return cause.overrunNs == nil ? .keep(replacing: rings.first?.number) : .leaveOut
    }
    guard cause.overrunNs == nil || isMoreSevere(cause, than: least) else { return .leaveOut }
    return .keep(replacing: least.number)
  }

  /// The ring that is to be written now.
  func next(_ cause: FlightRing.Cause, at seconds: Double) -> FlightRing {
    FlightRing(number: written + 1, cause: cause, seconds: seconds)
  }

  /// Notes that a ring was written, and another one removed.
  mutating func add(_ ring: FlightRing, replacing number: Int?) {
    written = ring.number
    rings.removeAll { $0.number == number }
    rings.append(ring)
  }

  private var leastSevere: FlightRing? {
    rings.filter { $0.cause.overrunNs != nil }
      .min { ($0.cause.overrunNs ?? 0) < ($1.cause.overrunNs ?? 0) }
  }

  private func isMoreSevere(_ cause: FlightRing.Cause, than ring: FlightRing) -> Bool {
    cause.overrunNs ?? .min > ring.cause.overrunNs ?? .min
  }
}
