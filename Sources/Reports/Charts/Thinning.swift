/// Keeps the highest points where there are more of them than a drawing may have.
package enum Thinning {
  /// The highest point of each of `most` groups of neighbours; all points where they are few.
  static func highest(_ points: [Chart.Point], most: Int = Chart.maxPoints) -> [Chart.Point] {
    guard points.count > most else { return points }
    let size = (points.count + most - 1) / most
    return stride(from: 0, to: points.count, by: size).compactMap { first in
      points[first..<min(first + size, points.count)].max { $0.y < $1.y }
    }
  }

  /// One point for each cell of a grid over a chart.
  static func onGrid(
    _ points: [Chart.Point],
    _ x: ChartAxis,
    _ y: ChartAxis,
    most: Int = Chart.maxPoints
  ) -> [Chart.Point] {
    guard points.count > most else { return points }
    var taken: Set<Int> = []
    let kept = points.filter { point in
      let (column, row) = (x.position(of: point.x) * 100, y.position(of: point.y) * 40)
      return taken.insert(Int(column) * 64 + Int(row)).inserted
    }
    return highest(kept, most: most)
  }
}
