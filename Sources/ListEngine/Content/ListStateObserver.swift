public import Foundation

/// Closures that hear about what happens to a list; several of each kind are run in order.
public struct ListStateObserver {
  package private(set) var onDidScroll: [(DidScroll) -> Void] = []
  package private(set) var onContentUpdated: [(ContentUpdated) -> Void] = []
  package private(set) var onVisibilityChanged: [(VisibilityChanged) -> Void] = []
  package private(set) var onBeginDrag: [(BeginDrag) -> Void] = []
  package private(set) var onDidEndDeceleration: [(DidEndDeceleration) -> Void] = []
  package private(set) var onFrameChanged: [(FrameChanged) -> Void] = []

  /// No closures, then changed by `configure`.
  public init(configure: (inout ListStateObserver) -> Void = { _ in }) {
    configure(&self)
  }

  /// Registers a closure for every change of the scroll offset.
  public mutating func onDidScroll(_ closure: @escaping (DidScroll) -> Void) {
    onDidScroll.append(closure)
  }

  /// Registers a closure for the end of every content update, also of one without changes.
  public mutating func onContentUpdated(_ closure: @escaping (ContentUpdated) -> Void) {
    onContentUpdated.append(closure)
  }

  /// Registers a closure for changes of the set of items on screen.
  public mutating func onVisibilityChanged(_ closure: @escaping (VisibilityChanged) -> Void) {
    onVisibilityChanged.append(closure)
  }

  /// Registers a closure for the begin of a drag by the user.
  public mutating func onBeginDrag(_ closure: @escaping (BeginDrag) -> Void) {
    onBeginDrag.append(closure)
  }

  /// Registers a closure for the moment when momentum comes to rest.
  public mutating func onDidEndDeceleration(_ closure: @escaping (DidEndDeceleration) -> Void) {
    onDidEndDeceleration.append(closure)
  }

  /// Registers a closure for changes of the list's frame.
  public mutating func onFrameChanged(_ closure: @escaping (FrameChanged) -> Void) {
    onFrameChanged.append(closure)
  }

  /// Where the list stands.
  public struct PositionInfo: Hashable, Sendable {
    /// The scroll offset and the size of the view, in points.
    public let bounds: CGRect
    /// The size of the whole content, in points.
    public let contentSize: CGSize
  }

  /// What `onDidScroll` is told.
  public struct DidScroll {
    /// Where the list stands.
    public let positionInfo: PositionInfo
  }

  /// What `onContentUpdated` is told.
  public struct ContentUpdated {
    /// Whether the update changed anything.
    public let hadChanges: Bool
    /// Where the list stands.
    public let positionInfo: PositionInfo
  }

  /// What `onVisibilityChanged` is told.
  public struct VisibilityChanged {
    /// The items that came on screen, from top to bottom.
    public let displayed: [any AnyItem]
    /// The items that left the screen.
    public let endedDisplay: [any AnyItem]
    /// Where the list stands.
    public let positionInfo: PositionInfo
  }

  /// What `onBeginDrag` is told.
  public struct BeginDrag {
    /// Where the list stands.
    public let positionInfo: PositionInfo
  }

  /// What `onDidEndDeceleration` is told.
  public struct DidEndDeceleration {
    /// Where the list stands.
    public let positionInfo: PositionInfo
  }

  /// What `onFrameChanged` is told.
  public struct FrameChanged {
    /// The frame before.
    public let old: CGRect
    /// The frame after.
    public let new: CGRect
    /// Where the list stands.
    public let positionInfo: PositionInfo
  }
}
