package import HeadlessUIKit

extension Environment {
  private enum ServicesKey: EnvironmentKey {
    static var defaultValue: ElementServices? { nil }
  }

  /// The services of the elements' host; nil outside of hosts.
  package var services: ElementServices? {
    get { self[ServicesKey.self] }
    set { self[ServicesKey.self] = newValue }
  }

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
