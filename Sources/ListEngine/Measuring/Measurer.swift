import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// Provides the sizes of items, headers and footers: cached ones, or measured once.
struct Measurer {
  private(set) var services: ListServices
  /// The number of sizes from each source.
  private(set) var counts = MeasuringCounts()
  /// The same by content type; nil if nothing is recorded.
  private var types: ContentTypeCounts?

  init(services: ListServices) {
    self.services = services
    if services.signposter.isEnabled { types = ContentTypeCounts() }
  }

  /// Records in the trace where the sizes of each content type came from.
  func announceTypes() {
    for (number, counts) in types?.rows ?? [] {
      services.signposter.event(
        .measureCache,
        .measureCache(
          type: Int(number),
          measured: Int(counts.measured),
          cached: Int(counts.cached),
          fixed: Int(counts.fixed)
        )
      )
    }
  }

  private mutating func count(_ state: PresentationElementState, _ source: SizeSource) {
    counts.add(source)
    types?.add(state, source, services.typeNames)
  }

  /// The size of an item, in points; zero without space.
  ///
  /// - Parameters:
  ///   - item: the item, which is made only if it is measured.
  ///   - sizing: the item's.
  ///   - state: the item's state.
  ///   - place: the place of the item.
  ///   - position: the position of the item in its group.
  ///   - info: the space.
  /// - Returns: the size.
  mutating func size(
    of item: @autoclosure () -> AnyItemStorage,
    _ sizing: ElementSizing,
    _ state: PresentationItemState,
    at place: ElementPlace,
    _ position: ItemPosition = .single,
    in info: Sizing.MeasureInfo
  ) -> CGSize {
    if let known = fixedSize(sizing, state, at: place, in: info.sizeConstraint) { return known }
    let key = SizeKey(info, sizing.rule, position)
    return size(of: state, at: place, key) { info, services in
      // Without captured values, nothing is allocated.
      withViews((state, item(), position, info, services)) {
        $0.0.measure($0.1, at: $0.2, $0.3, $0.4)
      }
    }
  }

  /// The size of a header or footer, in points; zero without space.
  mutating func size(
    of model: any AnyHeaderFooter,
    _ state: PresentationHeaderFooterState,
    at place: ElementPlace,
    in info: Sizing.MeasureInfo
  ) -> CGSize {
    let sizing = ElementSizing(model.sizing)
    if let known = fixedSize(sizing, state, at: place, in: info.sizeConstraint) { return known }
    let key = SizeKey(info, sizing.rule)
    return size(of: state, at: place, key) { info, services in
      withViews((state, model, info, services)) { $0.0.measure($0.1, $0.2, $0.3) }
    }
  }

  /// The size that needs no measuring, as it is valid; nil if there is none.
  private mutating func fixedSize(
    _ sizing: ElementSizing,
    _ state: PresentationElementState,
    at place: ElementPlace,
    in room: CGSize
  ) -> CGSize? {
    guard room.width > 0, room.height > 0 else { return .zero }
    guard let fixed = sizing.fixed else { return nil }
    count(state, .fixed)
    return sizing.isFinite ? fixed : valid(fixed, of: state, at: place)
  }

  /// The size with infinite and NaN sides replaced by 0; the replacement is recorded in the trace.
  private func valid(
    _ size: CGSize,
    of state: PresentationElementState,
    at place: ElementPlace
  ) -> CGSize {
    guard !Sizing.isFinite(size) else { return size }
    services.signposter.event(
      .invalidSize,
      .invalidSize(
        part: place.part,
        section: place.section,
        index: place.index,
        type: Int(services.typeNames.number(of: state))
      )
    )
    return CGSize(
      width: Sizing.isFinite(size.width) ? size.width : 0,
      height: Sizing.isFinite(size.height) ? size.height : 0
    )
  }

  private mutating func size(
    of state: PresentationElementState,
    at place: ElementPlace,
    _ key: SizeKey,
    measure: (Sizing.MeasureInfo, ListServices) -> CGSize
  ) -> CGSize {
    if let known = state.sizes[key] {
      count(state, .cached)
      return known
    }
    count(state, .measured)
    services.measured = place
    let size = services.signposter.interval(
      .measure,
      .measureBegin(
        part: place.part,
        section: place.section,
        index: place.index,
        type: services.typeNames.number(of: state),
        reason: state.sizes.reason
      )
    ) {
      valid(measure(key.info, services), of: state, at: place)
    } end: {
      .measureEnd(
        widthPoints: $0.width,
        heightPoints: $0.height,
        same: $0 == state.sizes.latest ? 1 : 0
      )
    }
    state.sizes.insert(size, for: key)
    return size
  }
}
