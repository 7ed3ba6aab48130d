import Foundation
import HeadlessUIKit

@testable import ListEngine

/// A row that logs all its callbacks: "select a", "update a 0>1".
func noted(
  _ id: String,
  _ style: ItemSelectionStyle = .selectable(),
  value: Int = 0,
  _ log: TestLog,
  configure: (inout Item<TestRow>) -> Void = { _ in }
) -> Item<TestRow> {
  func note(_ what: String) { log.callbacks.append(what) }
  return Item(TestRow(id: id, value: value, height: 50, log: log)) { item in
    item.selectionStyle = style
    item.onInsert = { note("insert \($0.item.content.id)") }
    item.onRemove = { note("remove \($0.item.content.id)") }
    item.onMove = {
      note("move \($0.new.content.id) \($0.old.content.value)>\($0.new.content.value)")
    }
    item.onUpdate = {
      note("update \($0.new.content.id) \($0.old.content.value)>\($0.new.content.value)")
    }
    item.onDisplay = { note("display \($0.item.content.id)\($0.isFirstDisplay ? " first" : "")") }
    item.onEndDisplay = { note("end \($0.item.content.id)\($0.isFirstEndDisplay ? " first" : "")") }
    item.onSelect = { note("select \($0.item.content.id)") }
    item.onDeselect = { note("deselect \($0.item.content.id)") }
    configure(&item)
  }
}

/// The path of an item.
func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

extension Set<AnyIdentifier> {
  /// The values of the identifiers: "[a b]".
  var values: String { "[\(map { "\($0.anyValue)" }.sorted().joined(separator: " "))]" }
}

extension ListView {
  /// The values of the identifiers of the selected items.
  var selectedValues: [String] { selectedItems.map { "\($0.anyIdentifier.anyValue)" } }

  /// The values of the identifiers of the items on screen.
  var visibleValues: [String] { visibleItems.map { "\($0.anyIdentifier.anyValue)" } }
}
