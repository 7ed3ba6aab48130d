public import Elements
public import Foundation
import HeadlessUIKit
public import ListEngine
import ListSchema
import Signposts

/// The content of a header or footer that is an element.
public protocol BlueprintHeaderFooterContent: HeaderFooterContent
where
  ContentView == BlueprintView, BackgroundView == BlueprintView,
  PressedBackgroundView == BlueprintView
{
  /// The element.
  var elementRepresentation: any Element { get }
  /// The element behind it; none by default.
  var background: (any Element)? { get }
  /// The element behind it while it is pressed; none by default.
  var pressedBackground: (any Element)? { get }
}

/// The content of a header that is an element.
public typealias BlueprintHeaderContent = BlueprintHeaderFooterContent
/// The content of a footer that is an element.
public typealias BlueprintFooterContent = BlueprintHeaderFooterContent

extension BlueprintHeaderFooterContent {
  /// None.
  public var background: (any Element)? { nil }
  /// None.
  public var pressedBackground: (any Element)? { nil }

  /// Creates a host.
  @preconcurrency @MainActor
  public static func createReusableContentView(frame: CGRect) -> BlueprintView {
    RowElementView.make(frame)
  }
  /// Creates a host.
  @preconcurrency @MainActor
  public static func createReusableBackgroundView(frame: CGRect) -> BlueprintView {
    RowElementView.make(frame)
  }
  /// Creates a host.
  @preconcurrency @MainActor
  public static func createReusablePressedBackgroundView(frame: CGRect) -> BlueprintView {
    RowElementView.make(frame)
  }

  /// Shows the elements in the hosts of a header or footer.
  @preconcurrency @MainActor
  public func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    let rows = ElementRows.of(info.services)
    let outer = rows.environment(info.environment.elementEnvironment, info.services)
    let isFast = outer.layoutMode.options.cache == .fast
    let view = views.content as? RowElementView
    if isFast, reason == .wasUpdated, let shown = view?.shownHeaderFooter, isUnchanged(shown, outer)
    {
      return
    }
    var cause = ListSchema.ElementCause.shown
    if info.signposter.isEnabled, reason == .wasUpdated, let shown = view?.shownHeaderFooter {
      cause = self.cause(after: shown, outer)
    }
    view?.shownHeaderFooter = reason == .measurement ? nil : (self, outer)
    var environment = outer
    environment.applyHeaderFooterContentInfo = info
    views.content.signposter = info.signposter
    views.content.contentType = info.services?.contentType ?? 0
    let pass = isFast ? rows.pass(for: self, in: outer, reason) : nil
    views.content.show(elementRepresentation, in: environment, measuredIn: pass, because: cause)
    guard !isFast || reason != .measurement else { return }
    if let background {
      views.background.show(background, in: environment)
    } else {
      views.backgroundIfLoaded?.show(nil, in: environment)
    }
    if let pressedBackground {
      // It is in front of the background, which must not appear behind it later.
      _ = views.background
      views.pressedBackground.show(pressedBackground, in: environment)
    } else {
      views.pressedBackgroundIfLoaded?.show(nil, in: environment)
    }
  }

  /// Returns the reason for which a view that shows another content is updated to this one.
  private func cause(
    after shown: (content: any HeaderFooterContent, environment: Environment),
    _ environment: Environment
  ) -> ListSchema.ElementCause {
    guard let content = shown.content as? Self else { return .shown }
    guard isEquivalent(to: content) else {
      return isEquivalent(to: self) ? .changed : .neverEquivalent
    }
    return environment.isEquivalent(to: shown.environment) ? .notCompared : .environment
  }

  /// Returns whether a view shows what it would show after its element was built again.
  private func isUnchanged(
    _ shown: (content: any HeaderFooterContent, environment: Environment),
    _ environment: Environment
  ) -> Bool {
    guard self is any Equatable || reappliesToVisibleView == .ifNotEquivalent,
      let content = shown.content as? Self
    else { return false }
    return environment.isEquivalent(to: shown.environment) && isEquivalent(to: content)
  }
}
