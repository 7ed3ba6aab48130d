import Foundation
import HeadlessUIKit

/// What a list keeps about one header or footer from update to update.
///
/// Lives as long as its slot holds content of the same type.
public class PresentationHeaderFooterState: TypedState {
  /// Known sizes.
  var sizes = SizeCache()
  /// The view that shows the content, while it is on screen.
  var view: UIView?
  /// How the content was last applied to its view.
  var appliedRule = ReappliesToVisibleView.always
  /// The update that last changed the content.
  var changedInUpdate: UInt32 = 0

  init() {}

  var contentType: ObjectIdentifier { fatalError("\(Self.self) must name its content type") }
  var contentTypeName: String { fatalError("\(Self.self) must name its content type") }

  /// Measures content of this state's type.
  func measure(
    _ model: any AnyHeaderFooter,
    _ info: Sizing.MeasureInfo,
    _ services: ListServices
  ) -> CGSize {
    fatalError("\(Self.self) must measure its content")
  }

  /// Takes a view out of the reuse pool, or makes one; tells whether it was made.
  func dequeueView(_ services: ListServices) -> Bool {
    fatalError("\(Self.self) must make its views")
  }

  /// Applies content of this state's type to the state's view.
  func apply(_ model: any AnyHeaderFooter, for reason: ApplyReason, _ services: ListServices) {
    fatalError("\(Self.self) must apply its content")
  }

  /// Puts the view back into the reuse pool.
  func recycleView(_ services: ListServices) {
    guard let view else { return }
    view.removeFromSuperview()
    services.reusableViews.push(view, contentType)
    self.view = nil
  }
}

/// The state of headers and footers of one content type.
final class TypedPresentationHeaderFooterState<Content: HeaderFooterContent>:
  PresentationHeaderFooterState
{
  override var contentType: ObjectIdentifier { ObjectIdentifier(Content.self) }
  override var contentTypeName: String { String(describing: Content.self) }

  override func measure(
    _ model: any AnyHeaderFooter,
    _ info: Sizing.MeasureInfo,
    _ services: ListServices
  ) -> CGSize {
    services.measuringViews.use(
      contentType,
      create: { Content.createReusableContentView(frame: .zero) }
    ) { view in
      apply(model, to: view, for: .measurement, services)
      return model.sizing.measure(view, info)
    }
  }

  override func dequeueView(_ services: ListServices) -> Bool {
    let (view, isNew) = services.reusableViews.pop(contentType) {
      Content.createReusableContentView(frame: .zero)
    }
    self.view = view
    return isNew
  }

  override func apply(
    _ model: any AnyHeaderFooter,
    for reason: ApplyReason,
    _ services: ListServices
  ) {
    guard let view = view as? Content.ContentView else { return }
    appliedRule = model.reappliesToVisibleView
    apply(model, to: view, for: reason, services)
  }

  private func apply(
    _ model: any AnyHeaderFooter,
    to view: Content.ContentView,
    for reason: ApplyReason,
    _ services: ListServices
  ) {
    guard let model = model as? HeaderFooter<Content> else {
      preconditionFailure("a state of \(Content.self) was given a \(type(of: model))")
    }
    model.content.apply(
      to: HeaderFooterContentViews(content: view),
      for: reason,
      with: ApplyHeaderFooterContentInfo(environment: services.environment)
    )
  }
}
