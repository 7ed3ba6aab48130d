import TraceAnalysis

extension Figures {
  /// Says what rows cost.
  mutating func put(_ rows: RowCosts, _ path: String) {
    put("\(path)/rows", rows.byType.map(\.title))
    put("\(path)/sections", rows.bySection.map(\.title))
    for (own, row) in rows.byType.map({ ("rows", $0) }) + rows.bySection.map({ ("sections", $0) }) {
      put("\(path)/\(own)/\(row.title)", row.durations)
      put("\(path)/\(own)/\(row.title)/views", row.views?.line)
    }
  }

  /// Says where the time of frames went.
  mutating func put(_ time: FrameTime?, _ path: String) {
    put("\(path)/frame time", time.map { "\($0.frames) \($0.totalNs)" })
    put("\(path)/frame time/unexplained", about: time.map { Double($0.unexplainedNs) })
    put("\(path)/frame time/unexplained share", about: time?.unexplainedShare)
    let cost = time?.instrument
    put("\(path)/instrument", cost.map { "\($0.frames) \($0.events)" })
    put("\(path)/instrument/total", about: cost?.totalNs)
    put("\(path)/instrument/inside", about: cost?.insideNs)
  }

  /// Says how much runs differ.
  mutating func put(_ spread: RunSpread?, _ path: String) {
    put("\(path)/spread", spread?.runs)
    put("\(path)/spread/p50", spread?.p50.line)
    put("\(path)/spread/p95", spread?.p95?.line)
    put("\(path)/spread/apart", spread?.apart)
  }
}

extension RowCost {
  fileprivate var title: String {
    switch group {
    case .type(let name): "\(name ?? "unknown") \(work)"
    case .section(let index): "\(index.map { "\($0)" } ?? "unknown") \(work)"
    }
  }
}

extension RowCost.Views {
  fileprivate var line: String { "\(made) \(reused) \(unneeded ?? -1)" }
}

extension RunSpread.Values {
  fileprivate var line: String { "\(minNs) \(medianNs) \(maxNs)" }
}

extension CacheCounts {
  var line: String { "\(measured) \(cached) \(fixed ?? -1)" }
}
