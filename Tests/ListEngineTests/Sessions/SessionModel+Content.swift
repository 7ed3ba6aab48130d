import Foundation
import HeadlessUIKit
import ListEngine

extension SessionModel {
  /// The content of the model as an app would build it; `onReorder` handles moves by the user.
  func content(
    _ ledger: SessionLedger,
    onReorder: @escaping (ItemReordering.Result) -> Void
  ) -> Content {
    Content(
      identifier: identifier,
      context: ContentContext(extraHeight),
      refreshControl: isRefreshing.map { isRefreshing in
        RefreshControl(
          isRefreshing: isRefreshing,
          offsetAdjustmentBehavior: .displayWhenRefreshing(
            animate: identifier % 2 == 0,
            scrollToTop: true
          ),
          onRefresh: { ledger.react("onRefresh") }
        )
      },
      containerHeader: containerHeader?.headerFooter("container", ledger),
      header: header?.headerFooter("header", ledger),
      footer: footer?.headerFooter("footer", ledger),
      overscrollFooter: overscrollFooter?.headerFooter("overscroll", ledger),
      sections: sections.map { $0.section(ledger, onReorder) }
    )
  }
}

extension SessionModel.SectionModel {
  fileprivate func section(
    _ ledger: SessionLedger,
    _ onReorder: @escaping (ItemReordering.Result) -> Void
  ) -> Section {
    Section(id, layouts: .table { $0.columns = .init(count: columns, spacing: 4) }) { section in
      section.header = header?.headerFooter("section", ledger)
      section.footer = footer?.headerFooter("section", ledger)
      let version = ledger.version
      if isLazy, rows.allSatisfy({ !$0.isCoordinated }) {
        section.setLazyItems(rows, id: \.id) { row in
          ledger.react("lazy")
          return SimpleRow(model: row, ledger: ledger, version: version).item(onReorder)
        }
      } else {
        for row in rows {
          if row.isCoordinated {
            section += GuidedRow(model: row, ledger: ledger, version: version).item(onReorder)
          } else {
            section += SimpleRow(model: row, ledger: ledger, version: version).item(onReorder)
          }
        }
      }
    }
  }
}

extension SessionRow {
  fileprivate func item(_ onReorder: @escaping (ItemReordering.Result) -> Void) -> Item<Self> {
    let key = model.key
    return Item(self) { [ledger] item in
      item.selectionStyle = model.style.selectionStyle
      item.reordering = ItemReordering()
      item.trailingSwipeActions = .init(
        action: SwipeAction(title: "Delete", backgroundColor: .red) { completion in
          ledger.react("onTap")
          completion(.closeActions)
        }
      )
      item.onWasReordered = { onReorder($1) }
      item.onInsert = { _ in
        ledger.count(1, key, in: \.inserted)
        ledger.react("onInsert")
      }
      item.onRemove = { _ in
        ledger.count(-1, key, in: \.inserted)
        ledger.react("onRemove")
      }
      item.onDisplay = { _ in
        ledger.count(1, key, in: \.displayed)
        ledger.react("onDisplay")
      }
      item.onEndDisplay = { _ in
        ledger.count(-1, key, in: \.displayed)
        ledger.react("onEndDisplay")
      }
      item.onMove = { _ in ledger.react("onMove") }
      item.onUpdate = { _ in ledger.react("onUpdate") }
      item.onSelect = { _ in ledger.react("onSelect") }
      item.onDeselect = { _ in ledger.react("onDeselect") }
    }
  }
}

extension SessionModel.RowModel.Style {
  var selectionStyle: ItemSelectionStyle {
    switch self {
    case .none: .notSelectable
    case .tappable: .tappable
    case .selectable: .selectable()
    case .selected: .selectable(isSelected: true)
    case .toggles: .toggles()
    case .toggled: .toggles(isSelected: true)
    }
  }
}

extension SessionModel.TitleModel {
  fileprivate func headerFooter(_ slot: String, _ ledger: SessionLedger) -> any AnyHeaderFooter {
    isOther
      ? titled(SessionTitle<Int>(model: self, ledger: ledger), slot)
      : titled(SessionTitle<String>(model: self, ledger: ledger), slot)
  }

  private func titled<Kind>(
    _ title: SessionTitle<Kind>,
    _ slot: String
  ) -> any AnyHeaderFooter {
    // A slot keeps its state while its text changes, so it is not counted by that.
    let key = "\(slot) \(Kind.self)"
    return HeaderFooter(title) { [ledger = title.ledger] header in
      header.onTap = { ledger.react("onTapTitle") }
      header.onDisplay = { _ in
        ledger.count(1, key, in: \.displayedTitles)
        ledger.react("onDisplayTitle")
      }
      header.onEndDisplay = { _ in
        ledger.count(-1, key, in: \.displayedTitles)
        ledger.react("onEndDisplayTitle")
      }
    }
  }
}
