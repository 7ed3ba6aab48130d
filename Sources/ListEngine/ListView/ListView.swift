public import Foundation
public import HeadlessUIKit
public import Signposts
import ListSchema
import Synchronization

/// A list: give it content, and it shows what fits on screen.
///
/// ```swift
/// listView.configure { list in
///   list += Section("fruit") { section in
///     section.header = Title("Fruit")
///     section += Product(name: "Apple")
///   }
/// }
/// ```
///
/// A façade: it holds the state and decides nothing. Content becomes what is on screen in
/// `ListView+EngineLine.swift`, arrow by arrow.
public final class ListView: UIView {
  /// Marks what the list does; disabled by default.
  public var signposter: Signposter {
    get { services.signposter }
    set {
      services.signposter = newValue
      services.signposter.scope.list = listID
      services.typeNames.announce(to: services.signposter)
    }
  }

  /// The list's number in traces: from 1, unique in the process.
  public let listID = ListView.nextListID()

  /// How much of the content is presented.
  public var batching = BatchingPolicy.default

  /// Who hears about what happens.
  public var stateObserver = ListStateObserver()
  /// How the list looks.
  public var appearance = Appearance() {
    didSet { scrollView.backgroundColor = appearance.backgroundColor }
  }
  /// How the list behaves when it is touched and scrolled, and when its content is short.
  public var behavior = Behavior() {
    didSet {
      guard behavior != oldValue else { return }
      updateQueue.add(sync: { [unowned self] _ in relayout(level: .rebuild) })
    }
  }
  /// A name for logs.
  public var debuggingIdentifier: String?

  /// Values that reach every row, header and footer from the next update on.
  public var environment: ListEnvironment {
    get { services.environment }
    set { services.environment = newValue }
  }

  /// The scroll view that holds the rows on screen.
  public let scrollView = UIScrollView()

  var services = ListServices()
  let updateQueue = ListChangesQueue()
  var lastOffset = CGPoint.zero
  var updateCount: UInt32 = 0

  // What the engine line has made so far, from left to right.
  var allContent = Content()
  var layoutDescription = LayoutDescription.table()
  var presentation = PresentationState()
  lazy var placer = layoutDescription.makePlacer(appearance, behavior)
  var layoutContent = PlacedContent()
  var display = Display()

  /// Makes a list without content.
  public init(frame: CGRect = .zero, appearance: Appearance = Appearance()) {
    super.init(frame: frame)
    self.appearance = appearance
    scrollView.frame = bounds
    scrollView.delegate = self
    scrollView.backgroundColor = appearance.backgroundColor
    addSubview(scrollView)
  }

  /// The whole content.
  ///
  /// Setting it updates the list without animation.
  public var content: Content {
    get { allContent }
    set { setContent(animated: false, newValue) }
  }

  /// Sets the whole content and updates the list.
  public func setContent(animated: Bool = false, _ content: Content) {
    let identifierChanged = content.identifier != allContent.identifier
    allContent = content
    requestUpdate(
      for: .contentChanged(animated: animated, identifierChanged: identifierChanged)
    )
  }

  /// How content is placed.
  ///
  /// Setting another layout places it anew.
  public var layout: LayoutDescription {
    get { layoutDescription }
    set {
      guard newValue != layoutDescription else { return }
      layoutDescription = newValue
      updateQueue.add(sync: { [unowned self] _ in relayout(level: .rebuild) })
    }
  }

  /// Describes the list anew: `configure` is given its present properties and no content.
  public func configure(with configure: (inout ListProperties) -> Void) {
    var properties = ListProperties()
    properties.environment = environment
    properties.layout = layout
    properties.appearance = appearance
    properties.behavior = behavior
    properties.debuggingIdentifier = debuggingIdentifier
    let interval = signposter.beginInterval(.configure)
    configure(&properties)
    interval.end(
      .configureEnd(
        sections: properties.content.sections.count,
        items: properties.content.itemCount
      )
    )
    self.configure(with: properties)
  }

  /// Takes over all properties and updates the list.
  public func configure(with properties: ListProperties) {
    updateQueue.add(sync: { [unowned self] _ in
      appearance = properties.appearance
      debuggingIdentifier = properties.debuggingIdentifier
      stateObserver = properties.stateObserver
      environment = properties.environment
      layoutDescription = properties.layout
      behavior = properties.behavior
      setContent(animated: properties.animatesChanges, properties.content)
    })
  }

  /// The size of the placed content, in points.
  ///
  /// Content that is not presented yet does not count.
  public var contentSize: CGSize { layoutContent.contentSize }

  /// The items on screen, from top to bottom.
  public var visibleItems: [any AnyItem] { display.visible.items.map(\.item.item) }

  /// Position and size in the superview.
  ///
  /// Rows appear when the size stops being empty.
  public override var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      scrollView.frame = bounds
      sizeDidChange(from: oldValue)
    }
  }

  private static let listCount = Atomic<UInt32>(0)

  private static func nextListID() -> UInt32 {
    listCount.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
