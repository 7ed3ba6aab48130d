/// The part of a section that a list scrolls to.
public enum SectionPosition: Hashable, Sendable {
  /// The header, or the first item of a section without one.
  case top
  /// The footer, or the last item of a section without one.
  case bottom
}

extension SectionPosition {
  /// The target of a scroll.
  enum Target: Hashable {
    case header
    case item(Int)
    case footer
  }

  /// The target part of a section; nil for an empty section.
  func target(hasHeader: Bool, itemCount: Int, hasFooter: Bool) -> Target? {
    let header: Target? = hasHeader ? .header : nil
    let footer: Target? = hasFooter ? .footer : nil
    return switch self {
    case .top: header ?? (itemCount > 0 ? .item(0) : footer)
    case .bottom: footer ?? (itemCount > 0 ? .item(itemCount - 1) : header)
    }
  }
}
