import Foundation
import TraceAnalysis

extension SummaryOracle.Scope {
  private struct Pairs {
    var cost: String
    var size: String
    /// A kind of costs that are comparable.
    var kind: String
    var values: [(size: Double, costNs: Int64)]

    /// The number of them that have logarithms.
    var usable: Int { values.count { $0.size.isFinite && $0.size > 0 && $0.costNs > 0 } }
  }

  /// Says how costs grow with sizes.
  func putScaling(_ path: String, in figures: inout Figures) {
    let all = Dictionary(grouping: framesByDepth + updatesBySize) { "\($0.cost) \($0.size)" }
    let most = all.values.compactMap { kinds in
      // Which of two that are equally frequent is fitted is no matter of figures.
      kinds.max { ($0.usable, $1.kind) < ($1.usable, $0.kind) }
    }
    let fits = most.compactMap { pairs in
      Fit(pairs.values).map { (name: "\(pairs.cost) \(pairs.size)", fit: $0) }
    }
    figures.put("\(path)/scaling", fits.map(\.name).sorted())
    for (name, fit) in fits {
      let own = "\(path)/scaling \(name) \(fit.count)"
      figures.put("\(own)/exponent", about: fit.exponent)
      figures.put("\(own)/factor", about: fit.factor)
      figures.put("\(own)/margin", about: fit.margin, tolerance: 0.006)
      figures.put("\(own)/sizes", "\(fit.smallest) \(fit.largest)")
    }
  }

  /// Frames in which content may have been scrolled, against the offset.
  private var framesByDepth: [Pairs] {
    let scrolling = frames.filter { ($0.isScrolling ?? true) && $0.offset != nil }
    return Dictionary(grouping: scrolling, by: kind).map { kind, frames in
      Pairs(
        cost: "frame",
        size: "depth",
        kind: kind,
        values: frames.map { ($0.offset ?? 0, $0.durationNs) }
      )
    }
  }

  /// The kinds of work inside an update, and its reason.
  private func kind(ofUpdate update: Int) -> String {
    let known = [
      "frame", "update", "slice", "layout", "measure", "apply", "release", "visible", "configure",
      "auto_scroll", "section_scroll", "element_views", "calibration",
    ]
    func inside(_ position: Int) -> [Int] {
      children(of: position).flatMap { [$0] + inside($0) }
    }
    let work = inside(update).map { position in
      let own = oracle.intervals[position]
      if own.isNamedByUser { return "named" }
      if known.contains(own.name) { return own.name }
      if ["notify", "deferred"].contains(own.name) { return "notify" }
      return ["element_measure", "element_layout"].contains(own.name) ? "elements" : "other"
    }
    return "\(oracle.intervals[update]["reason"]?.text ?? "-") \(Set(work).sorted())"
  }

  /// Updates, and those that followed a change of the app's model by its name, against
  /// the items of the whole content and the offset.
  private var updatesBySize: [Pairs] {
    var pairs: [String: Pairs] = [:]
    func add(
      _ cost: String,
      _ size: String,
      _ kind: String,
      _ value: Double?,
      _ costNs: Int64
    ) {
      guard let value else { return }
      pairs[
        "\(cost) \(size) \(kind)",
        default: Pairs(cost: cost, size: size, kind: kind, values: [])
      ]
      .values.append((value, costNs))
    }
    for update in updates {
      let own = oracle.intervals[update]
      let kind = kind(ofUpdate: update)
      let slice = children(of: update).last {
        oracle.intervals[$0].isKind("slice") && oracle.intervals[$0]["all_items"]?.number != nil
      }
      let items = slice.flatMap { oracle.intervals[$0]["all_items"]?.number }
      let depth = parent(of: update).flatMap { oracle.intervals[$0]["offset_points"]?.number }
      let change = parent(of: update).flatMap { parent in
        children(of: parent).last { $0 < update && oracle.intervals[$0].isNamedByUser }
          ?? changeBefore(parent)
      }
      for cost in ["update"] + (change.map { [oracle.intervals[$0].name] } ?? []) {
        add(cost, "items", kind, items, own.durationNs)
        add(cost, "depth", kind, depth, own.durationNs)
      }
    }
    return Array(pairs.values)
  }

  /// The last change of the app's model outside of frames, if the harness made it before this frame.
  private func changeBefore(_ position: Int) -> Int? {
    let frame = oracle.intervals[position]
    guard frame.isKind("frame"), let harnessNs = frame["harness_ns"]?.integer else { return nil }
    let last = positions.last {
      let other = oracle.intervals[$0]
      return $0 < position && other.isNamedByUser && oracle.intervals[$0].parent == nil
        && other.process == frame.process && other.thread == frame.thread
        && oracle.runOf[$0] == oracle.runOf[position]
    }
    let age = last.map { frame.startNs - oracle.intervals[$0].endNs }
    return age.map { $0 >= 0 && $0 <= harnessNs } == true ? last : nil
  }
}

/// A line through logarithms, by the book.
private struct Fit {
  let count: Int
  let exponent: Double
  let factor: Double
  let margin: Double
  let smallest: Double
  let largest: Double

  init?(_ pairs: [(size: Double, costNs: Int64)]) {
    let usable = pairs.filter { $0.size.isFinite && $0.size > 0 && $0.costNs > 0 }
    guard usable.count >= 8, let low = usable.map(\.size).min(),
      let high = usable.map(\.size).max(),
      high >= 2 * low
    else { return nil }
    let (x, y) = (usable.map { log($0.size) }, usable.map { log(Double($0.costNs)) })
    let n = Double(usable.count)
    let (meanX, meanY) = (x.reduce(0, +) / n, y.reduce(0, +) / n)
    let spread = x.map { ($0 - meanX) * ($0 - meanX) }.reduce(0, +)
    let slope = zip(x, y).map { ($0 - meanX) * ($1 - meanY) }.reduce(0, +) / spread
    let residual = zip(x, y).map { pow($1 - meanY - slope * ($0 - meanX), 2) }.reduce(0, +)
    count = usable.count
    exponent = slope
    factor = exp(meanY - slope * meanX)
    margin = (residual / (n - 2) / spread).squareRoot() * Self.student(n - 2)
    (smallest, largest) = (low, high)
  }

  /// The 97.5 % quantiles of Student's distribution, from a table, linear in 1/n between its rows.
  private static func student(_ degrees: Double) -> Double {
    let table: [(Double, Double)] = [
      (6, 2.4469), (7, 2.3646), (8, 2.3060), (9, 2.2622), (10, 2.2281), (12, 2.1788), (15, 2.1314),
      (20, 2.0860), (30, 2.0423), (60, 2.0003), (120, 1.9799), (1e9, 1.9600),
    ]
    for (low, high) in zip(table, table.dropFirst()) where degrees <= high.0 {
      let part = (1 / low.0 - 1 / degrees) / (1 / low.0 - 1 / high.0)
      return low.1 + part * (high.1 - low.1)
    }
    return 1.96
  }
}
