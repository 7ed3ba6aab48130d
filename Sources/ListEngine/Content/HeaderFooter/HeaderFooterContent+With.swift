extension HeaderFooterContent {
  /// The content in a `HeaderFooter` with these properties; see `HeaderFooter.init`.
  public func with(
    sizing: Sizing? = nil,
    layouts: HeaderFooterLayouts? = nil,
    onTap: (() -> Void)? = nil,
    onDisplay: ((HeaderFooter<Self>.OnDisplay) -> Void)? = nil,
    onEndDisplay: ((HeaderFooter<Self>.OnEndDisplay) -> Void)? = nil
  ) -> HeaderFooter<Self> {
    HeaderFooter(
      self,
      sizing: sizing,
      layouts: layouts,
      onTap: onTap,
      onDisplay: onDisplay,
      onEndDisplay: onEndDisplay
    )
  }
}
