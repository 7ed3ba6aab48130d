public import HeadlessUIKit

/// All that one update of a list needs.
///
/// Reads and writes of a content's properties (`list.header`, `list.sections`) reach the content
/// directly.
@dynamicMemberLookup
public struct ListProperties {
  /// Whether changes are animated.
  public var animatesChanges = true
  /// How changes are animated.
  public var animation = ListAnimation.default
  /// What is shown.
  public var content = Content()
  /// Values that reach every row, header and footer.
  public var environment = ListEnvironment.empty
  /// How it is placed.
  public var layout = LayoutDescription.table()
  /// How the list looks.
  public var appearance = Appearance()
  /// Room around the scroll indicators, in points.
  public var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How the list behaves when it is touched and scrolled.
  public var behavior = Behavior()
  /// Who hears about what happens.
  public var stateObserver = ListStateObserver()
  /// What the app can make the list do; nil when it does not.
  public var actions: ListActions?
  /// How the list scrolls by itself at updates.
  public var autoScrollAction = AutoScrollAction.none
  /// Called when the keyboard comes, goes or changes its height.
  public var onKeyboardFrameWillChange: (() -> Void)?
  /// A name for tests of the user interface.
  public var accessibilityIdentifier: String?
  /// A name for logs.
  public var debuggingIdentifier: String?

  /// The properties of a new list.
  public init() {}

  /// The properties of a new list, then changed by `configure`.
  public static func `default`(
    with configure: (inout ListProperties) -> Void = { _ in }
  ) -> ListProperties {
    var properties = ListProperties()
    configure(&properties)
    return properties
  }

  /// A property of the content.
  public subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value {
    content[keyPath: path]
  }

  /// A property of the content.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Content, Value>) -> Value {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }

  /// Adds a section at the end: the short form of `list += Section(id) { … }`.
  public mutating func callAsFunction<Value: Hashable>(
    _ identifier: Value,
    configure: (inout Section) -> Void
  ) {
    content(identifier, configure: configure)
  }

  /// Adds a section at the end.
  public mutating func add(_ section: Section) {
    content.add(section)
  }

  /// Adds the listed sections at the end.
  public mutating func add(@ListableBuilder<Section> sections: () -> [Section]) {
    content.add(sections: sections)
  }

  /// Adds a section at the end.
  public static func += (list: inout ListProperties, section: Section) {
    list.content.add(section)
  }

  /// Adds sections at the end.
  public static func += (list: inout ListProperties, sections: [Section]) {
    list.content += sections
  }

  /// Changes the properties in place.
  public mutating func modify(using change: (inout ListProperties) -> Void) {
    change(&self)
  }

  /// A changed copy.
  public func modified(using change: (inout ListProperties) -> Void) -> ListProperties {
    var copy = self
    change(&copy)
    return copy
  }
}
