extension Section {
  /// Configures a section.
  public typealias Configure = (inout Section) -> Void
}

extension Content {
  /// Configures content.
  public typealias Configure = (inout Content) -> Void
}

extension Item {
  /// Configures a row.
  public typealias Configure = (inout Item) -> Void
}

extension HeaderFooter {
  /// Configures a header or footer.
  public typealias Configure = (inout HeaderFooter) -> Void
}

extension ListProperties {
  /// Configures the properties of a list.
  public typealias Configure = (inout ListProperties) -> Void
}

extension DynamicSource {
  /// Builds the content of a source.
  public typealias Builder = (inout Content) -> Void
}

extension ListAnimation {
  /// The changes that an animation performs.
  public typealias Animations = () -> Void
}

extension SectionReordering {
  /// Decides whether a row may be dragged to a place.
  public typealias CanReorder = ItemReordering.CanReorder
}

extension ItemInsertAndRemoveAnimations {
  /// Changes the attributes of a row before it is inserted or after it is removed.
  public typealias Prepare = Change
}
