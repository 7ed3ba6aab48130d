/// A layout's defaults for properties that rows leave unset.
public struct ListLayoutDefaults {
  /// The animations of rows that are inserted or removed.
  public var itemInsertAndRemoveAnimations: ItemInsertAndRemoveAnimations

  /// Creates defaults.
  public init(itemInsertAndRemoveAnimations: ItemInsertAndRemoveAnimations) {
    self.itemInsertAndRemoveAnimations = itemInsertAndRemoveAnimations
  }
}
