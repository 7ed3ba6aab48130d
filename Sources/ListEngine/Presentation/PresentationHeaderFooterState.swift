import Foundation
import HeadlessUIKit

/// The state that a list keeps for one header or footer from update to update.
///
/// It lives as long as its slot holds content of the same type.
public class PresentationHeaderFooterState: PresentationElementState {
  /// Measures content of this state's type.
  @preconcurrency @MainActor
  func measure(
    _ model: any AnyHeaderFooter,
    _ info: Sizing.MeasureInfo,
    _ services: ListServices
  ) -> CGSize {
    fatalError("\(Self.self) must measure its content")
  }

  /// Applies content of this state's type to the state's view.
  @preconcurrency @MainActor
  func apply(_ model: any AnyHeaderFooter, for reason: ApplyReason, _ services: ListServices) {
    fatalError("\(Self.self) must apply its content")
  }

  /// The touch on the header or footer, while there is one.
  var press = HeaderFooterPress.idle

  /// Cancels the touch; it is not a tap.
  @preconcurrency @MainActor
  func cancelPress() {
    if press.touchCancelled() != nil { show(isPressed: false) }
  }

  override func recycleView(_ services: ListServices) {
    cancelPress()
    super.recycleView(services)
  }

  /// Shows whether the header or footer is pressed.
  @preconcurrency @MainActor
  func show(isPressed: Bool) {
    fatalError("\(Self.self) must show it")
  }

  /// Counts a display, and returns whether the content has an `onDisplay`.
  func countDisplay(_ model: any AnyHeaderFooter) -> Bool {
    fatalError("\(Self.self) must count its displays")
  }

  /// Counts an end of display, and returns whether the content has an `onEndDisplay`.
  func countEndDisplay(_ model: any AnyHeaderFooter) -> Bool {
    fatalError("\(Self.self) must count its displays")
  }

  /// Calls `onDisplay` for a display that was counted.
  func didDisplay(_ model: any AnyHeaderFooter) {
    fatalError("\(Self.self) must call its content")
  }

  /// Calls `onEndDisplay` for an end of display that was counted.
  func didEndDisplay(_ model: any AnyHeaderFooter) {
    fatalError("\(Self.self) must call its content")
  }
}

/// The state of headers and footers of one content type.
final class TypedPresentationHeaderFooterState<Content: HeaderFooterContent>:
  PresentationHeaderFooterState
{
  override var contentMetatype: any Any.Type { Content.self }

  private var displayCount = 0
  private var endDisplayCount = 0

  override func makeView(_ size: CGSize) -> UIView { HeaderFooterContentView<Content>(size) }

  override func measure(
    _ model: any AnyHeaderFooter,
    _ info: Sizing.MeasureInfo,
    _ services: ListServices
  ) -> CGSize {
    services.measuring(self) { view in
      apply(model, to: view, for: .measurement, services)
      return model.sizing.measure(view, info)
    }
  }

  override func apply(
    _ model: any AnyHeaderFooter,
    for reason: ApplyReason,
    _ services: ListServices
  ) {
    guard let view else { return }
    appliedRule = model.reappliesToVisibleView
    apply(model, to: view, for: reason, services)
    if model.anyOnTap == nil { cancelPress() }
  }

  @MainActor
  private func apply(
    _ model: any AnyHeaderFooter,
    to view: UIView,
    for reason: ApplyReason,
    _ services: ListServices
  ) {
    guard let view = view as? HeaderFooterContentView<Content> else { return }
    guard let model = model as? HeaderFooter<Content> else {
      preconditionFailure("a state of \(Content.self) was given a \(type(of: model))")
    }
    model.content.apply(
      to: view.views,
      for: reason,
      with: ApplyHeaderFooterContentInfo(
        environment: services.environment,
        signposter: services.signposter,
        services: services.contentServices(of: self)
      )
    )
  }

  override func show(isPressed: Bool) {
    (view as? HeaderFooterContentView<Content>)?.isPressed = isPressed
  }

  override func countDisplay(_ model: any AnyHeaderFooter) -> Bool {
    displayCount += 1
    return (model as? HeaderFooter<Content>)?.onDisplay != nil
  }

  override func countEndDisplay(_ model: any AnyHeaderFooter) -> Bool {
    endDisplayCount += 1
    return (model as? HeaderFooter<Content>)?.onEndDisplay != nil
  }

  override func didDisplay(_ model: any AnyHeaderFooter) {
    guard let model = model as? HeaderFooter<Content> else { return }
    model.onDisplay?(.init(headerFooter: model, isFirstDisplay: displayCount == 1))
  }

  override func didEndDisplay(_ model: any AnyHeaderFooter) {
    guard let model = model as? HeaderFooter<Content> else { return }
    model.onEndDisplay?(.init(headerFooter: model, isFirstEndDisplay: endDisplayCount == 1))
  }
}
