import HeadlessUIKit
import ListEngine

/// The view of an element of a section: it shows a component's own view, which is made once.
public final class SupplementaryHost: UIView {
  /// The component's own view; nil before the first component.
  public private(set) var content: UIView?

  func show(_ make: () -> UIView, _ render: (UIView) -> Void) {
    let content = self.content ?? make()
    if self.content == nil {
      self.content = content
      addSubview(content)
      content.frame = bounds
    }
    render(content)
  }

  /// Position and size in the superview; the content fills it.
  public override var frame: CGRect {
    didSet { if frame.size != oldValue.size { content?.frame = bounds } }
  }

  /// The size of the content.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    content?.naturalSize(in: size) ?? .zero
  }
}

/// A supplementary component as the content of an element of a list.
struct SupplementaryContent<Base: SupplementaryComponent>: HeaderFooterContent {
  let component: Base

  /// Rendered anew in every update: a component does not say what it looks like.
  func isEquivalent(to other: Self) -> Bool { false }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.show(component.contentView) { content in
      if let content = content as? Base.Content { component.render(in: content) }
    }
  }

  static func createReusableContentView(frame: CGRect) -> SupplementaryHost {
    SupplementaryHost(frame: frame)
  }
}

/// A background as the content of an element of a list.
struct DecorationContent<Base: DecorationComponent>: HeaderFooterContent {
  let component: Base

  /// Rendered anew in every update: a component does not say what it looks like.
  func isEquivalent(to other: Self) -> Bool { false }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.show(component.contentView) { content in
      if let content = content as? Base.Content { component.render(in: content) }
    }
  }

  static func createReusableContentView(frame: CGRect) -> SupplementaryHost {
    SupplementaryHost(frame: frame)
  }
}

extension SupplementaryComponent {
  /// The component as an element of a list.
  var headerFooter: any AnyHeaderFooterConvertible { SupplementaryContent(component: self) }
}

extension DecorationComponent {
  /// The component as an element of a list.
  var headerFooter: any AnyHeaderFooterConvertible { DecorationContent(component: self) }
}
