/// Lengths of consecutive elements: runs of one length, and between them those that differ.
public struct LengthRuns {
  private var collected: [LayoutIndex.Elements] = []
  /// Elements after those collected that are no run.
  private var different: [Double?] = []
  /// Elements after those.
  private var run: (count: Int, length: Double?) = (0, nil)

  /// Starts without elements.
  public init() {}

  /// Adds elements of one length; nil is an unknown one.
  @inline(__always)
  public mutating func append(_ length: Double?, count: Int = 1) {
    if run.length == length {
      run.count += count
    } else {
      endRun()
      run = (count, length)
    }
  }

  /// Adds elements.
  mutating func append(_ elements: LayoutIndex.Elements) {
    switch elements {
    case .run(let count, let length): if count > 0 { append(length, count: count) }
    case .different(let lengths): for length in lengths { append(length) }
    }
  }

  /// All elements.
  func elements() -> [LayoutIndex.Elements] {
    var ended = self
    ended.endRun()
    ended.endDifferent()
    return ended.collected
  }

  private mutating func endRun() {
    guard run.count >= LayoutIndex.chunkLength else {
      different += repeatElement(run.length, count: run.count)
      return
    }
    endDifferent()
    collected.append(.run(count: run.count, length: run.length))
  }

  private mutating func endDifferent() {
    guard !different.isEmpty else { return }
    collected.append(.different(different))
    different = []
  }
}
