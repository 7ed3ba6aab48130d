public import HeadlessUIKit
public import PangoText

extension RunParameters {
  /// Makes what measures the text of a run: Pango where items get their sizes from their text.
  ///
  /// With fixed sizes no machine needs fonts.
  ///
  /// - Throws: `PangoTextError` when the font is not there.
  public func makeTextMeasurer() throws(PangoTextError) -> any TextMeasurer {
    switch sizing {
    case .fixed: FixedWidthTextMeasurer()
    case .text: try PangoText(cacheCapacity: textCache)
    }
  }
}
