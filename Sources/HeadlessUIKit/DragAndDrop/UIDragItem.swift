/// Something that a user drags; drags between views are not simulated.
@preconcurrency @MainActor
open class UIDragItem {
  /// An object of the app, for use within the app.
  open var localObject: Any?
  /// Gives the data.
  public let itemProvider: NSItemProvider

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// The data of what a user drags: an object of the app.
public final class NSItemProvider {
  /// The object.
  public let object: Any?
  /// The name that is suggested for a file.
  public var suggestedName: String?

  /// Creates a provider without data.
  public init() {
    object = nil
  }

  /// Creates a provider of an object.
  public init(object: Any) {
    self.object = object
  }
}

/// The drag of items, or what is dropped.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
}

/// A drag that began in a view.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app for the drag.
  var localContext: Any? { get set }
}

/// Items over a view.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// The effects of a drop.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// None.
  case cancel
  /// It is not allowed.
  case forbidden
  /// Items are copied.
  case copy
  /// Items move.
  case move
}

/// The effect that a drop would have.
@preconcurrency @MainActor
open class UIDropProposal {
  /// The effect.
  public let operation: UIDropOperation

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}
