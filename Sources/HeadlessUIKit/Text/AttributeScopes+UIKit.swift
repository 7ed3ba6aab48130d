public import Foundation

extension AttributeScopes {
  /// The attributes of views: `text.font`, `text.foregroundColor`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of views.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance between letters.
    public let kern: KernAttribute
    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }

    /// The distance between letters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }
  }
}

extension AttributeDynamicLookup {
  /// The attributes of views by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Creates attributes of views by their names: font, colours and the distance between letters.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributeScopes.UIKitAttributes.FontAttribute.self] = attributes[.font] as? UIFont
    self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
      attributes[.foregroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] =
      attributes[.backgroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.KernAttribute.self] = attributes[.kern] as? CGFloat
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes of views that another one has.
  convenience init(viewsOf text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      attributes[.foregroundColor] =
        run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
      result.append(
        NSAttributedString(string: String(text.characters[run.range]), attributes: attributes)
      )
    }
    self.init(attributedString: result)
  }
}
