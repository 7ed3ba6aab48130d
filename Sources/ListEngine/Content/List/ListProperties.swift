public import HeadlessUIKit
public import Signposts

/// All properties of a list for one update.
///
/// Properties of the content (`list.header`, `list.sections`) are read and written directly in the
/// content.
@dynamicMemberLookup
public struct ListProperties {
  /// True if changes are animated.
  public var animatesChanges = true
  /// The animation of changes.
  public var animation = ListAnimation.default
  /// The content.
  public var content = Content()
  /// Values available to every row, header and footer.
  public var environment = ListEnvironment.empty
  /// The layout and its configuration.
  public var layout = LayoutDescription.table()
  /// The appearance of the list.
  public var appearance = Appearance()
  /// Insets of the scroll indicators, in points.
  public var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The responses of the list to touches and scrolling.
  public var behavior = Behavior()
  /// The closures that observe the list.
  public var stateObserver = ListStateObserver()
  /// Actions with which the app controls the list; nil for none.
  public var actions: ListActions?
  /// The automatic scrolling of the list after updates.
  public var autoScrollAction = AutoScrollAction.none
  /// Called when the keyboard appears, disappears or changes its height.
  public var onKeyboardFrameWillChange: ListView.KeyboardFrameWillChangeCallback?
  /// A name for user interface tests.
  public var accessibilityIdentifier: String?
  /// A name for logs.
  public var debuggingIdentifier: String?
  /// The signposter of the list that is configured, for intervals of the app's own.
  ///
  /// They nest in the interval `configure`. Disabled where no list is configured.
  public internal(set) var signposter = Signposter.disabled
  /// The objects that the contents of the list that is configured share; nil where no list is configured.
  package internal(set) var contentStore: ContentStore?

  /// Creates the properties of a new list.
  public init() {}

  /// Creates the properties of a new list, then runs `configure` on them.
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

  /// A modified copy.
  public func modified(using change: (inout ListProperties) -> Void) -> ListProperties {
    var copy = self
    change(&copy)
    return copy
  }
}
