public import Foundation
public import HeadlessUIKit
public import Signposts
import ListSchema

extension ListView {
  /// The default maximum number of items measured for a list's size.
  public static let defaultContentSizeItemLimit = 50

  /// The natural size of a list, computed without creating one.
  ///
  /// A side of `fittingSize` that is 0 is unlimited. At most `itemLimit` items count; nil counts
  /// all. Measuring views live only during the call, which `signposter` records; `textMeasurer`
  /// measures their text.
  public static func contentSize(
    in fittingSize: CGSize,
    for properties: ListProperties,
    safeAreaInsets: UIEdgeInsets = .zero,
    itemLimit: Int? = defaultContentSizeItemLimit,
    signposter: Signposter = .disabled,
    textMeasurer: any TextMeasurer = FixedWidthTextMeasurer()
  ) -> MeasuredListSize {
    var services = ListServices()
    services.environment = properties.environment
    services.signposter = signposter
    services.textMeasurer = textMeasurer
    let limit = itemLimit ?? properties.content.itemCount
    return signposter.interval(
      .contentSize,
      .contentSizeBegin(items: min(limit, properties.content.itemCount))
    ) {
      measure(fittingSize, properties, safeAreaInsets, itemLimit: limit, services)
    } end: {
      .contentSizeEnd(widthPoints: $0.contentSize.width, heightPoints: $0.contentSize.height)
    }
  }

  private static func measure(
    _ fittingSize: CGSize,
    _ properties: ListProperties,
    _ safeAreaInsets: UIEdgeInsets,
    itemLimit: Int,
    _ services: ListServices
  ) -> MeasuredListSize {
    let appearance = properties.layout.layoutAppearanceProperties
    let insets = appearance.scrollViewProperties.contentInsetAdjustmentBehavior
      .measuringInset(safeAreaInsets, appearance.direction)
    let content = place(
      properties,
      in: ListLayoutLayoutContext(
        viewBounds: CGRect(origin: .zero, size: fittingSize),
        safeAreaInsets: safeAreaInsets,
        adjustedContentInset: insets,
        environment: properties.environment
      ),
      itemLimit: itemLimit,
      services
    )
    func limited(_ length: CGFloat, to limit: CGFloat) -> CGFloat {
      limit > 0 ? min(limit, length) : length
    }
    return MeasuredListSize(
      contentSize: CGSize(
        width: limited(
          content.contentSize.width + insets.left + insets.right,
          to: fittingSize.width
        ),
        height: limited(
          content.contentSize.height + insets.top + insets.bottom,
          to: fittingSize.height
        )
      ),
      naturalWidth: content.naturalContentWidth
    )
  }

  private static func place(
    _ properties: ListProperties,
    in context: ListLayoutLayoutContext,
    itemLimit: Int,
    _ services: ListServices
  ) -> PlacedContent {
    let slice = properties.content.slice(
      upTo: IndexPath(item: 0, section: 0),
      plus: itemLimit
    )
    var presentation = PresentationState()
    _ = presentation.update(
      SectionedDiff(old: [], new: slice.content.sections),
      to: slice,
      update: 1
    )
    var measurer = Measurer(services: services)
    let placer = properties.layout.makePlacer(properties.appearance, properties.behavior)
    return placer.place(presentation, in: context, &measurer)
  }
}

extension ContentInsetAdjustmentBehavior {
  /// The inset that a list without a scroll view would have.
  func measuringInset(_ safeArea: UIEdgeInsets, _ direction: LayoutDirection) -> UIEdgeInsets {
    switch self {
    case .automatic, .always: safeArea
    case .scrollableAxes:
      safeArea.masked(to: direction == .vertical ? [.top, .bottom] : [.left, .right])
    case .never: .zero
    }
  }
}
