/// Defaults for properties that a `HeaderFooter` is created without; nil uses the list's.
public struct DefaultHeaderFooterProperties<Content: HeaderFooterContent> {
  /// The header or footer that has the properties.
  public typealias HeaderFooter = ListEngine.HeaderFooter<Content>

  /// See `HeaderFooter.sizing`.
  public var sizing: Sizing?
  /// See `HeaderFooter.layouts`.
  public var layouts: HeaderFooterLayouts?
  /// See `HeaderFooter.onTap`.
  public var onTap: (() -> Void)?
  /// See `HeaderFooter.onDisplay`.
  public var onDisplay: ((HeaderFooter.OnDisplay) -> Void)?
  /// See `HeaderFooter.onEndDisplay`.
  public var onEndDisplay: ((HeaderFooter.OnEndDisplay) -> Void)?
  /// See `HeaderFooter.debuggingIdentifier`.
  public var debuggingIdentifier: String?

  /// Creates empty properties, then runs `configure` on them.
  public init(configure: (inout DefaultHeaderFooterProperties) -> Void) {
    self.init()
    configure(&self)
  }

  /// Creates the given properties, then runs `configure` on them.
  public init(
    sizing: Sizing? = nil,
    layouts: HeaderFooterLayouts? = nil,
    onTap: (() -> Void)? = nil,
    onDisplay: ((HeaderFooter.OnDisplay) -> Void)? = nil,
    onEndDisplay: ((HeaderFooter.OnEndDisplay) -> Void)? = nil,
    debuggingIdentifier: String? = nil,
    configure: (inout DefaultHeaderFooterProperties) -> Void = { _ in }
  ) {
    self.sizing = sizing
    self.layouts = layouts
    self.onTap = onTap
    self.onDisplay = onDisplay
    self.onEndDisplay = onEndDisplay
    self.debuggingIdentifier = debuggingIdentifier
    configure(&self)
  }

  /// Creates empty properties, then runs `configure` on them.
  public static func defaults(
    with configure: (inout DefaultHeaderFooterProperties) -> Void = { _ in }
  ) -> DefaultHeaderFooterProperties {
    DefaultHeaderFooterProperties(configure: configure)
  }
}
