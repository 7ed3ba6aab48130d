import TraceAnalysis

extension SummaryOracle.Scope {
  /// A cost at a depth.
  private struct Cost {
    let kind: String?
    let item: Int
    let allItems: Int
    let startNs: Int64
    let costNs: Int64

    var tenth: Int { (0...9).last { Double(item) >= Double(allItems) * Double($0) / 10 } ?? 0 }
  }

  /// Says what frames and updates cost by the depth in the list.
  func putDepth(_ path: String, in figures: inout Figures) {
    let (frames, updates) = (scrollingFrames, deepUpdates)
    let tenths = Set((frames + updates).map(\.tenth)).sorted()
    figures.put("\(path)/depth", tenths)
    for tenth in tenths {
      let own = "\(path)/depth \(tenth)"
      let both = (frames + updates).filter { $0.tenth == tenth }.map(\.item)
      figures.put("\(own)/items", "\(both.min() ?? -1) \(both.max() ?? -1)")
      figures.put(
        "\(own)/frames",
        durations: frames.filter { $0.tenth == tenth }.map(\.costNs)
      )
      figures.put(
        "\(own)/updates",
        durations: updates.filter { $0.tenth == tenth }.map(\.costNs)
      )
    }
    let all = (frames + updates).map(\.allItems).max() ?? 0
    Self.putFit(frames, of: all, "\(path)/depth of frames", in: &figures)
    Self.putFit(updates, of: all, "\(path)/depth of updates", in: &figures)
  }

  private func cost(_ frame: Int, kind: String?, startNs: Int64, costNs: Int64) -> Cost? {
    let own = oracle.intervals[frame]
    guard let item = own["first_item"]?.integer, let all = own["all_items"]?.integer, item >= 0,
      item < all
    else { return nil }
    return Cost(
      kind: kind,
      item: Int(item),
      allItems: Int(all),
      startNs: startNs,
      costNs: costNs
    )
  }

  private var scrollingFrames: [Cost] {
    frames.filter { $0.isScrolling ?? true && $0.durationNs >= 0 }.compactMap { frame in
      cost(
        frame.interval,
        kind: kind(of: frame),
        startNs: frame.startNs,
        costNs: frame.durationNs
      )
    }
  }

  /// The frames that one is compared with.
  func kind(of frame: OracleFrame) -> String {
    let hasUpdate = oracle.intervals.indices.contains { position in
      guard oracle.intervals[position].isKind("update"),
        let parent = oracle.intervals[position].parent
      else { return false }
      return SummaryOracle.innermost("frame", around: parent, oracle.intervals) == frame.interval
    }
    return "\(frame.phase ?? "(no phase)"), \(frame.state ?? "(no state)"), \(hasUpdate)"
  }

  private var deepUpdates: [Cost] {
    updates.compactMap { update in
      let own = oracle.intervals[update]
      guard own.durationNs >= 0,
        let frame = SummaryOracle.innermost("frame", around: update, oracle.intervals)
      else { return nil }
      return cost(
        frame,
        kind: own["reason"]?.text,
        startNs: own.startNs,
        costNs: own.durationNs
      )
    }
  }

  // MARK: The fit

  private static func putFit(
    _ costs: [Cost],
    of allItems: Int,
    _ path: String,
    in figures: inout Figures
  ) {
    let items = costs.map(\.item)
    let isLong = (items.max() ?? 0) - (items.min() ?? 0) >= 500
    let isWide = isLong && Double((items.max() ?? 0) - (items.min() ?? 0)) >= Double(allItems) * 0.1
    let slopes = isWide ? slopes(costs) : []
    let beyond = coinsBeyond(slopes.count)
    figures.put("\(path)/pairs", beyond == nil ? nil : slopes.count)
    guard let beyond else { return }
    let slope = median(slopes)
    figures.put("\(path)/slope", about: slope)
    figures.put("\(path)/low", about: slopes[beyond])
    figures.put("\(path)/high", about: slopes.reversed()[beyond])
    figures.put(
      "\(path)/top",
      about: median(costs.map { Double($0.costNs) - slope * Double($0.item) / 10_000 })
    )
  }

  /// The slopes of the pairs of each kind, the smallest first.
  private static func slopes(_ costs: [Cost]) -> [Double] {
    let items = costs.map(\.item)
    let least = Double((items.max() ?? 0) - (items.min() ?? 0)) / 10
    var slopes: [Double] = []
    for kind in Set(costs.map(\.kind)) {
      let own = costs.filter { $0.kind == kind }.sorted {
        $0.item == $1.item ? $0.startNs < $1.startNs : $0.item < $1.item
      }
      for (high, low) in zip(own.prefix(own.count / 2), own.suffix(own.count / 2)) {
        let way = low.item - high.item
        if way > 0, Double(way) >= least {
          slopes.append(Double(low.costNs - high.costNs) / Double(way) * 10_000)
        }
      }
    }
    return slopes.sorted()
  }

  /// Returns the number of the smallest slopes below the confidence interval, by Pascal's triangle;
  /// nil for too few slopes.
  private static func coinsBeyond(_ count: Int) -> Int? {
    var row = [1.0]
    for _ in 0..<count { row = zip([0] + row, row + [0]).map { ($0 + $1) / 2 } }
    var sum = 0.0
    let few = row.prefix { share in
      sum += share
      return sum <= 0.025
    }
    return few.isEmpty ? nil : few.count - 1
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
