public import Foundation

/// Opens the links of labels.
///
/// Nothing is opened here: labels only hold the handler of their environment.
public protocol URLHandler {
  /// Called when the user taps a link.
  func onTap(url: URL)
}

/// A handler that calls a function.
public struct ClosureURLHandler: URLHandler {
  private let open: (URL) -> Void

  /// Creates a handler.
  public init(onTap open: @escaping (URL) -> Void) {
    self.open = open
  }

  /// Calls the function.
  public func onTap(url: URL) { open(url) }
}

/// A handler that does nothing.
public struct NullURLHandler: URLHandler {
  /// Creates a handler.
  public init() {}

  /// Does nothing.
  public func onTap(url: URL) {}
}

extension Environment {
  private enum URLHandlerKey: EnvironmentKey {
    static var defaultValue: any URLHandler { NullURLHandler() }
  }

  /// The handler that opens the links of labels; by default they are not opened.
  public var urlHandler: any URLHandler {
    get { self[URLHandlerKey.self] }
    set { self[URLHandlerKey.self] = newValue }
  }
}

extension Element {
  /// The element, whose links call a function when they are tapped.
  public func onLinkTapped(_ open: @escaping (URL) -> Void) -> any Element {
    adaptedEnvironment { $0.urlHandler = ClosureURLHandler(onTap: open) }
  }
}
