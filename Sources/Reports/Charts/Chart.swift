import Foundation

/// A chart as data, which is drawn once: as SVG.
///
/// A drawing in the page's source needs no script and no library, can be printed, and is the same
/// everywhere; scripts read its values back from it for people who point at it.
package struct Chart: Sendable {
  /// The colours of Okabe and Ito (2008), which people can distinguish whatever colours they see.
  package enum Colour: String, Sendable {
    case blue, vermillion, green, orange, sky, purple
  }

  /// The way a series is drawn, apart from its colour.
  package enum Shape: String, Sendable {
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
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double
    /// The lower end of a band.
    package var low: Double?

    package init(_ x: Double, _ y: Double, low: Double? = nil) {
      self.x = x
      self.y = y
      self.low = low
    }
  }

  /// Points that belong together.
  package struct Series: Sendable {
    package let name: String
    package let colour: Colour
    package let shape: Shape
    package let points: [Point]
  }

  /// A value that the others are to be compared with.
  package struct Rule: Sendable {
    package let axis: AxisName
    package let at: Double
    package let label: String
  }

  /// One of the two axes.
  package enum AxisName: String, Sendable {
    case x, y
  }

  /// Parts of the x axis in which the same thing was the case.
  package struct Lane: Sendable {
    package let name: String
    package let spans: [[Double]]
  }

  /// A name for the page's scripts, unique in the page.
  package let id: String
  package let title: String
  /// The content in words, for people who do not see it.
  package let summary: String
  package let x: ChartAxis
  package let y: ChartAxis
  package var series: [Series]
  package var rules: [Rule] = []
  package var lanes: [Lane] = []
  /// True if its points are those of the strip, one of which can be chosen.
  package var showsStrip = false

  /// No series is drawn with more points.
  package static let maxPoints = 2000
}
