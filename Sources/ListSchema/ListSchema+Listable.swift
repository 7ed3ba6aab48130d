import Signposts

extension ListSchema {
  /// The subsystem of Listable's own signposts.
  public static let listableSubsystem = "com.kve.Listable"

  /// Listable does not say whether it measures a header or a footer, and of what.
  static let measureSignposts: [ForeignSignpost] = [
    .listable("ListView Update", "Measure ItemContent", .init("part", ContentPart.item)),
    .listable("ListView Update", "Measure HeaderFooter"),
  ]

  static let batchUpdateSignposts: [ForeignSignpost] = [
    .listable("ListView Update", "Update UICollectionView", waitsForAnimation: true)
  ]

  static let callbackSignposts: [ForeignSignpost] = [
    callback("ListView Interaction", "Item onSelect", .itemSelect),
    callback("ListView Interaction", "Item onDeselect", .itemDeselect),
    callback(observer, "Did Scroll", .didScroll),
    callback(observer, "Did End Deceleration", .didEndDeceleration),
    callback(observer, "Did End Scrolling Animation", .didEndScrollingAnimation),
    callback(observer, "Will Begin Drag", .beginDrag),
    callback(observer, "Content Updated", .contentUpdated),
    callback(observer, "Visibility Changed", .visibilityChanged),
    callback(observer, "Frame Changed", .frameChanged),
    callback(observer, "Selection Changed", .selectionChanged),
    callback(observer, "Item Reordered", .itemReordered),
  ]

  private static let observer = "ListView ListStateObserver"

  private static func callback(
    _ category: String,
    _ name: String,
    _ callback: Callback
  ) -> ForeignSignpost {
    .listable(category, name, .init("callback", callback))
  }
}

extension ForeignSignpost {
  /// One of Listable's signposts.
  static func listable(
    _ category: String,
    _ name: String,
    _ label: Label? = nil,
    waitsForAnimation: Bool = false
  ) -> ForeignSignpost {
    ForeignSignpost(
      subsystem: ListSchema.listableSubsystem,
      category: category,
      name: name,
      label: label,
      waitsForAnimation: waitsForAnimation
    )
  }
}
