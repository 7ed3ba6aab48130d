/// What a layout has for rows that do not say it themselves.
public struct ListLayoutDefaults {
  /// How rows come and go in animated updates.
  public var itemInsertAndRemoveAnimations: ItemInsertAndRemoveAnimations

  /// Describes defaults.
  public init(itemInsertAndRemoveAnimations: ItemInsertAndRemoveAnimations) {
    self.itemInsertAndRemoveAnimations = itemInsertAndRemoveAnimations
  }
}
