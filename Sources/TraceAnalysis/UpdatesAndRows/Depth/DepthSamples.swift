/// Costs at depths, in bounded memory: every one, or evenly chosen ones where there are many.
struct DepthSamples: Sendable {
  /// The kind of a cost: only costs of the same kind are compared with each other.
  struct Kind: Hashable, Sendable {
    /// The phase of a frame, or the reason of an update.
    let name: String?
    /// The state of the app in a frame.
    var state: String?
    /// True if the frame had an update.
    var hasUpdate = false
  }

  /// A cost at a depth.
  struct Sample: Hashable, Sendable {
    let kind: Kind
    /// The number of the first item on screen.
    let item: Int
    /// The begin, in nanoseconds of the trace's clock.
    let startNs: Int64
    let costNs: Int64
  }

  /// The maximum number of samples that are kept.
  static let maxCount = 8_192

  private(set) var all: [Sample] = []
  /// The distance between samples that are kept: every `stride`-th one.
  private var stride = 1
  private var count = 0

  /// Takes a cost.
  mutating func add(_ sample: Sample) {
    defer { count += 1 }
    guard count.isMultiple(of: stride) else { return }
    all.append(sample)
    thin()
  }

  /// Takes what was collected in another run.
  mutating func merge(_ other: DepthSamples) {
    var finer = other
    while finer.stride < stride { finer.halve() }
    while stride < finer.stride { halve() }
    all += finer.all
    count += finer.count
    thin()
  }

  private mutating func thin() {
    while all.count > Self.maxCount { halve() }
  }

  private mutating func halve() {
    all = all.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    stride *= 2
  }
}
