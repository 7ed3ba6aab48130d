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

  /// The cells of the grid over a chart; ours.
  private static let (columns, rows) = (100.0, 40.0)

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
      let column = Int(x.position(of: point.x) * columns)
      let row = Int(y.position(of: point.y) * rows)
      return taken.insert(column * (Int(rows) + 1) + row).inserted
    }
    return highest(kept, most: most)
  }
}
