public import Foundation

/// A part of the text of a text view that is touched: a link, an attachment or a part with a name.
@preconcurrency @MainActor
open class UITextItem {
  /// The contents of a part.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A name.
    case tag(String)
  }

  /// The menu of a part.
  @preconcurrency @MainActor
  public struct MenuConfiguration {
    /// The view above the menu.
    @preconcurrency @MainActor
    public struct Preview {
      let view: UIView?

      /// The usual view.
      public static let `default` = Preview(view: nil)

      /// Creates a view of an app.
      public init(view: UIView) { self.view = view }

      private init(view: UIView?) { self.view = view }
    }

    /// The menu.
    public let menu: UIMenu

    /// Creates a menu with a view above it.
    public init(preview: Preview? = .default, menu: UIMenu) { self.menu = menu }
  }

  /// The content.
  public let content: Content
  /// The range in the text, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }
}

/// The ways in which a link is touched.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// By a tap.
  case invokeDefaultAction
  /// By a long press, for a menu.
  case presentActions
  /// By force.
  case preview
}

extension UITextView {
  /// Simulates a tap on a link, an attachment or a named part at a place of the text, in UTF-16 units.
  ///
  /// The delegate gives the action of the part: by default `UIApplication.shared` opens a link.
  ///
  /// - Returns: whether an action was performed.
  @discardableResult
  public func simulateTap(onTextItemAt location: Int) -> Bool {
    guard let item = item(at: location) else { return false }
    let standard = UIAction { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    let delegate = delegate as? any UITextViewDelegate
    if case .link(let url) = item.content, let delegate,
      !delegate.textView(
        self,
        shouldInteractWith: url,
        in: item.range,
        interaction: .invokeDefaultAction
      )
    {
      return false
    }
    let action = delegate.map {
      $0.textView(self, primaryActionFor: item, defaultAction: standard)
    }
    guard let action = action ?? standard else { return false }
    action.performWithSender(self, target: nil)
    return true
  }

  private func item(at location: Int) -> UITextItem? {
    guard let text = attributedText, (0..<text.length).contains(location) else { return nil }
    var range = NSRange(location: 0, length: 0)
    let attributes = text.attributes(at: location, effectiveRange: &range)
    if let url = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init) {
      return UITextItem(.link(url), range)
    }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range)
    }
    return (attributes[.textItemTag] as? String).map { UITextItem(.tag($0), range) }
  }
}
