/// The time that frames of a list usually wait: the median of the latest that waited and were not preempted.
struct UsualWait {
  private static let maxFrames = 9

  private var latestNs: [Int64] = []

  /// The median, in nanoseconds; 0 before the first such frame.
  var ns: Int64 { latestNs.isEmpty ? 0 : latestNs.sorted()[latestNs.count / 2] }

  /// Takes a frame.
  mutating func add(_ frame: Frame) {
    guard let waitedNs = HeldTime.ofWaitsAlone(frame) else { return }
    if latestNs.count == Self.maxFrames { latestNs.removeFirst() }
    latestNs.append(waitedNs)
  }
}
