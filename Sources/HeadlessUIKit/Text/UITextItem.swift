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
      /// The view; nil for the default one.
      public let view: UIView?

      /// The default view.
      public static let `default` = Preview(view: nil)

      /// Creates a custom view.
      public init(view: UIView) { self.view = view }

      private init(view: UIView?) { self.view = view }
    }

    /// The view above the menu; nil for none.
    public let preview: Preview?
    /// The menu.
    public let menu: UIMenu

    /// Creates a menu with a view above it.
    public init(preview: Preview? = .default, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
    }
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
  /// The delegate gives the action of the part: by default `UIApplication.shared` opens a link. There is none in
  /// text that is edited or cannot be selected.
  ///
  /// - Returns: whether an action was performed.
  @discardableResult
  public func simulateTap(onTextItemAt location: Int) -> Bool {
    guard let item = item(at: location, touched: .invokeDefaultAction) else { return false }
    let standard = UIAction { _ in item.open() }
    let action = itemDelegate.map {
      $0.textView(self, primaryActionFor: item, defaultAction: standard)
    }
    guard let action = action ?? standard else { return false }
    action.performWithSender(self, target: nil)
    return true
  }

  /// Simulates a long press on a link, an attachment or a named part at a place of the text, in UTF-16 units.
  ///
  /// - Returns: the menu that the delegate gives, by default one that opens a link; nil for none.
  @discardableResult
  public func simulateMenu(onTextItemAt location: Int) -> UITextItem.MenuConfiguration? {
    guard let item = item(at: location, touched: .presentActions) else { return nil }
    var actions: [UIMenuElement] = []
    if case .link = item.content { actions = [UIAction(title: "Open Link") { _ in item.open() }] }
    let standard = UIMenu(children: actions)
    guard let itemDelegate else { return UITextItem.MenuConfiguration(menu: standard) }
    return itemDelegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)
  }

  private var itemDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// The part at a place, if it may be touched.
  private func item(at location: Int, touched interaction: UITextItemInteraction) -> UITextItem? {
    guard isSelectable, !isEditable, let item = item(at: location) else { return nil }
    guard case .link(let url) = item.content, let itemDelegate else { return item }
    let isAllowed = itemDelegate.textView(
      self,
      shouldInteractWith: url,
      in: item.range,
      interaction: interaction
    )
    return isAllowed ? item : nil
  }

  private func item(at location: Int) -> UITextItem? {
    guard let text = attributedText, (0..<text.length).contains(location) else { return nil }
    let all = NSRange(location: 0, length: text.length)
    var range = all
    func value(_ key: NSAttributedString.Key) -> Any? {
      text.attribute(key, at: location, longestEffectiveRange: &range, in: all)
    }
    let link = value(.link)
    if let url = link as? URL ?? (link as? String).flatMap(URL.init) {
      return UITextItem(.link(url), range)
    }
    if let attachment = value(.attachment) as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range)
    }
    return (value(.textItemTag) as? String).map { UITextItem(.tag($0), range) }
  }
}

extension UITextItem {
  /// Opens a link.
  fileprivate func open() {
    if case .link(let url) = content { UIApplication.shared.open(url) }
  }
}
