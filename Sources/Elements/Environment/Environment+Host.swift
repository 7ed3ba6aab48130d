package import HeadlessUIKit
public import Signposts

extension Environment {
  private enum ServicesKey: EnvironmentKey {
    static var defaultValue: ElementServices? { nil }
  }

  /// The services of the elements' host; nil outside of hosts.
  package var services: ElementServices? {
    get { self[ServicesKey.self] }
    set { self[ServicesKey.self] = newValue }
  }

  /// The signposter of the host: with it an element marks an interval of its own.
  ///
  /// ```swift
  /// let chart = environment.signposter.interval("draw chart") { draw(points) }
  /// ```
  ///
  /// The interval belongs to the list and the update that the element is measured, laid out or shown for.
  /// Outside of hosts, and where nothing records, it costs one test.
  public var signposter: Signposter { services?.signposter ?? .disabled }

  /// The measurer of text in labels.
  var textMeasurer: any TextMeasurer {
    services?.textMeasurer ?? FixedWidthTextMeasurer()
  }
}

/// The services of hosts for their elements; shared by the hosts of a list.
package final class ElementServices: Equatable {
  /// The measurer of text in labels.
  package let textMeasurer: any TextMeasurer
  /// The known sizes of texts.
  let textSizes: TextSizes
  /// The signposter of the host that measures, lays out or shows elements now.
  var signposter = Signposter.disabled
  /// The views that are only used for measuring.
  let prototypes = PrototypeViews()

  /// Creates services that measure text with a measurer.
  package init(textMeasurer: any TextMeasurer) {
    self.textMeasurer = textMeasurer
    textSizes = TextSizes(textMeasurer)
  }

  /// Returns whether both are the same object.
  package static func == (left: ElementServices, right: ElementServices) -> Bool { left === right }
}
