import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// Sizes of items, headers and footers: known ones from the caches, others measured once.
struct Measurer {
  let services: ListServices
  /// How many sizes had to be measured.
  private(set) var measured = 0
  /// How many sizes were known.
  private(set) var cacheHits = 0

  init(services: ListServices) {
    self.services = services
  }

  /// The size of an item, in points, in `width` points and any height.
  mutating func size(
    of item: AnyItemStorage,
    _ state: PresentationItemState,
    at place: ElementPlace,
    width: CGFloat
  ) -> CGSize {
    let services = services
    return size(of: state, item.sizing, at: place, width: width) {
      state.measure(item, $0, services)
    }
  }

  /// The size of a header or footer, in points, in `width` points and any height.
  mutating func size(
    of model: any AnyHeaderFooter,
    _ state: PresentationHeaderFooterState,
    at place: ElementPlace,
    width: CGFloat
  ) -> CGSize {
    let services = services
    return size(of: state, model.sizing, at: place, width: width) {
      state.measure(model, $0, services)
    }
  }

  private mutating func size(
    of state: PresentationElementState,
    _ sizing: Sizing,
    at place: ElementPlace,
    width: CGFloat,
    measure: (Sizing.MeasureInfo) -> CGSize
  ) -> CGSize {
    guard width > 0 else { return .zero }
    if let fixed = sizing.fixedSize {
      cacheHits += 1
      return fixed
    }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let key = SizeKey(room: room, sizing: sizing)
    if let known = state.sizes[key] {
      cacheHits += 1
      return known
    }
    measured += 1
    let size = services.signposter.interval(
      .measure,
      .measureBegin(
        part: place.part,
        section: place.section,
        index: place.index,
        type: services.typeNames.number(of: state)
      )
    ) {
      measure(Sizing.MeasureInfo(sizeConstraint: room, direction: .vertical))
    } end: {
      .measureEnd(widthPoints: $0.width, heightPoints: $0.height)
    }
    state.sizes.insert(size, for: key)
    return size
  }
}
