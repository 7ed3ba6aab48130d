import Foundation

/// A chart as data, which is drawn once: as SVG.
///
/// A drawing in the page's source needs no script and no library, can be printed, and is the same
/// everywhere; scripts read its values back from it for people who point at it.
struct Chart: Sendable {
  /// The colours of Okabe and Ito (2008), which people can distinguish whatever colours they see.
  enum Colour: String, Sendable {
    case blue, vermillion, green, orange, sky, purple
  }

  /// The way a series is drawn, apart from its colour.
  enum Shape: String, Sendable {
    /// A line through all points.
    case line
    /// A broken line.
    case dashes
    /// The area between `low` and `y` of all points.
    case band
    /// A bar for every point, as wide as the way to the next one.
    case bars
    /// A round dot for every point.
    case dots
    /// A larger square for every point.
    case squares
  }

  /// A place in the chart.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
    /// The lower end of a band.
    var low: Double?

    init(_ x: Double, _ y: Double, low: Double? = nil) {
      self.x = x
      self.y = y
      self.low = low
    }
  }

  /// Points that belong together.
  struct Series: Sendable {
    let name: String
    let colour: Colour
    let shape: Shape
    let points: [Point]
  }

  /// A value that the others are to be compared with.
  struct Rule: Sendable {
    let axis: AxisName
    let at: Double
    let label: String
  }

  /// One of the two axes.
  enum AxisName: String, Sendable {
    case x, y
  }

  /// Parts of the x axis in which the same thing was the case.
  struct Lane: Sendable {
    let name: String
    let spans: [[Double]]
  }

  /// A name for the page's scripts, unique in the page.
  let id: String
  let title: String
  /// The content in words, for people who do not see it.
  let summary: String
  let x: ChartAxis
  let y: ChartAxis
  var series: [Series]
  var rules: [Rule] = []
  var lanes: [Lane] = []
  /// True if its points are those of the strip, one of which can be chosen.
  var showsStrip = false

  /// No series is drawn with more points.
  static let maxPoints = 2000
}
