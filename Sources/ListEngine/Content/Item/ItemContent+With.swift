extension ItemContent {
  /// The content in an `Item`, with these properties; see `Item.init`.
  @inlinable
  public func with(
    sizing: Sizing? = nil,
    layouts: ItemLayouts? = nil,
    selectionStyle: ItemSelectionStyle? = nil,
    insertAndRemoveAnimations: ItemInsertAndRemoveAnimations? = nil,
    leadingSwipeActions: SwipeActionsConfiguration? = nil,
    trailingSwipeActions: SwipeActionsConfiguration? = nil,
    reordering: ItemReordering? = nil,
    onWasReordered: ((Item<Self>, ItemReordering.Result) -> Void)? = nil,
    onDisplay: ((Item<Self>.OnDisplay) -> Void)? = nil,
    onEndDisplay: ((Item<Self>.OnEndDisplay) -> Void)? = nil,
    onSelect: ((Item<Self>.OnSelect) -> Void)? = nil,
    onDeselect: ((Item<Self>.OnDeselect) -> Void)? = nil,
    onInsert: ((Item<Self>.OnInsert) -> Void)? = nil,
    onRemove: ((Item<Self>.OnRemove) -> Void)? = nil,
    onMove: ((Item<Self>.OnMove) -> Void)? = nil,
    onUpdate: ((Item<Self>.OnUpdate) -> Void)? = nil
  ) -> Item<Self> {
    Item(
      self,
      sizing: sizing,
      layouts: layouts,
      selectionStyle: selectionStyle,
      insertAndRemoveAnimations: insertAndRemoveAnimations,
      leadingSwipeActions: leadingSwipeActions,
      trailingSwipeActions: trailingSwipeActions,
      reordering: reordering,
      onWasReordered: onWasReordered,
      onDisplay: onDisplay,
      onEndDisplay: onEndDisplay,
      onSelect: onSelect,
      onDeselect: onDeselect,
      onInsert: onInsert,
      onRemove: onRemove,
      onMove: onMove,
      onUpdate: onUpdate
    )
  }
}
