extension HeaderFooter {
  /// Called when the user taps the header or footer.
  public typealias OnTap = () -> Void
}

extension HeaderFooter.OnDisplay {
  /// Called when the header or footer comes on screen.
  public typealias Callback = (Self) -> Void
}

extension HeaderFooter.OnEndDisplay {
  /// Called when the header or footer leaves the screen.
  public typealias Callback = (Self) -> Void
}

extension HeaderFooterContent {
  /// The defaults of headers and footers with this content.
  public typealias DefaultProperties = DefaultHeaderFooterProperties<Self>
}
