import Foundation
import HeadlessUIKit
import ListSchema

extension ListLayoutContent {
  /// Measures the objects of a content with the measurer of the current layout pass.
  final class MeasuringPass {
    var measurer: Measurer

    init(_ measurer: Measurer) {
      self.measurer = measurer
    }
  }

  /// Creates an object for everything that is presented.
  convenience init(_ presentation: PresentationState, _ pass: MeasuringPass) {
    let changes = Changes()
    func info(
      _ slot: HeaderFooterSlot,
      _ part: ListSchema.ContentPart,
      _ section: Int = 0
    ) -> SupplementaryItemInfo {
      .make(slot, ElementPlace(part: part, section: section), changes, pass)
    }
    self.init(
      containerHeader: info(presentation.containerHeader, .containerHeader),
      header: info(presentation.header, .listHeader),
      footer: info(presentation.footer, .listFooter),
      overscrollFooter: info(presentation.overscrollFooter, .overscrollFooter),
      sections: zip(presentation.sections.indices, presentation.sections).map { index, section in
        let rows = section.model.rows
        return SectionInfo(
          header: info(section.header, .sectionHeader, index),
          footer: info(section.footer, .sectionFooter, index),
          items: rows.indices.map {
            .make(
              rows[$0],
              section.items.elements[$0],
              IndexPath(item: $0, section: index),
              changes,
              pass
            )
          },
          layouts: section.model.layouts,
          isHeaderSticky: section.header.model?.isStickySectionHeader
        )
      },
      changes: changes
    )
  }

  /// Returns whether the objects match the presented items, in order.
  ///
  /// Presented items also change between two updates: through their coordinators, and through
  /// drags.
  func matches(_ presentation: PresentationState) -> Bool {
    sections.elementsEqual(presentation.sections) { section, presented in
      let rows = presented.model.rows
      return section.items.count == rows.count
        && rows.indices.allSatisfy {
          section.items[$0].item === rows[$0]
            && section.items[$0].state === presented.items.elements[$0]
        }
    }
  }
}

extension ListLayoutContent.SupplementaryItemInfo {
  fileprivate static func make(
    _ slot: HeaderFooterSlot,
    _ place: ElementPlace,
    _ changes: ListLayoutContent.Changes,
    _ pass: ListLayoutContent.MeasuringPass
  ) -> ListLayoutContent.SupplementaryItemInfo {
    ListLayoutContent.SupplementaryItemInfo(
      changes,
      slot.state,
      isPopulated: slot.model != nil,
      layouts: slot.model?.layouts ?? HeaderFooterLayouts()
    ) { info in
      guard let model = slot.model, let state = slot.state else { return .zero }
      return pass.measurer.size(of: model, state, at: place, in: info)
    }
  }
}

extension ListLayoutContent.ItemInfo {
  fileprivate static func make(
    _ item: AnyItemStorage,
    _ state: PresentationItemState,
    _ path: IndexPath,
    _ changes: ListLayoutContent.Changes,
    _ pass: ListLayoutContent.MeasuringPass
  ) -> ListLayoutContent.ItemInfo {
    let info = ListLayoutContent.ItemInfo(changes, indexPath: path, item: item, state: state)
    let place = ElementPlace(part: .item, section: path.section, index: path.item)
    info.measurer = { [unowned info] room in
      pass.measurer.size(
        of: item,
        ElementSizing(item.sizing),
        state,
        at: place,
        info.announcedPosition,
        in: room
      )
    }
    return info
  }
}

extension ListLayoutContent: CollectionViewLayoutDelegate {
  /// Items are measured at their positions in their groups from now on.
  public func listViewLayoutUpdatedItemPositions() {
    for section in sections {
      for item in section.items { item.announcedPosition = item.position }
    }
  }
}
