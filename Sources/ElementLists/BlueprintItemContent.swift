public import Elements
public import Foundation
public import ListEngine
import HeadlessUIKit
import ListSchema
import Signposts

/// The content of a row that is an element.
///
/// ```swift
/// struct Contact: BlueprintItemContent, Equatable {
///   var name: String
///   var identifierValue: String { name }
///   func element(with info: ApplyItemContentInfo) -> any Element {
///     Label(text: name).inset(uniform: 12)
///   }
/// }
/// ```
/// A row on screen is not built again for a content that is equivalent to the one it shows, if the
/// content is `Equatable` or `reappliesToVisibleView` is `.ifNotEquivalent`.
public protocol BlueprintItemContent: ItemContent
where
  ContentView == BlueprintView, BackgroundView == BlueprintView,
  SelectedBackgroundView == BlueprintView, OverlayDecorationView == BlueprintView,
  UnderlayDecorationView == BlueprintView
{
  /// The element of the row.
  func element(with info: ApplyItemContentInfo) -> any Element
  /// The element behind it; none by default.
  func backgroundElement(with info: ApplyItemContentInfo) -> (any Element)?
  /// The element behind it while the row is selected or pressed; none by default.
  func selectedBackgroundElement(with info: ApplyItemContentInfo) -> (any Element)?
  /// The element in front of it; none by default.
  func overlayDecorationElement(with info: ApplyItemContentInfo) -> (any Element)?
  /// The element between backgrounds and content; none by default.
  func underlayDecorationElement(with info: ApplyItemContentInfo) -> (any Element)?
}

extension BlueprintItemContent {
  /// None.
  public func backgroundElement(with info: ApplyItemContentInfo) -> (any Element)? { nil }
  /// None.
  public func selectedBackgroundElement(with info: ApplyItemContentInfo) -> (any Element)? { nil }
  /// None.
  public func overlayDecorationElement(with info: ApplyItemContentInfo) -> (any Element)? { nil }
  /// None.
  public func underlayDecorationElement(with info: ApplyItemContentInfo) -> (any Element)? { nil }

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
  public static func createReusableSelectedBackgroundView(frame: CGRect) -> BlueprintView {
    RowElementView.make(frame)
  }
  /// Creates a host.
  @preconcurrency @MainActor
  public static func createReusableOverlayDecorationView(frame: CGRect) -> BlueprintView {
    RowElementView.make(frame)
  }
  /// Creates a host.
  @preconcurrency @MainActor
  public static func createReusableUnderlayDecorationView(frame: CGRect) -> BlueprintView {
    RowElementView.make(frame)
  }

  /// Shows the elements in the hosts of a row.
  @preconcurrency @MainActor
  public func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let rows = ElementRows.of(info.services)
    let outer = rows.environment(info.environment.elementEnvironment, info.services)
    let row = AppliedContent(content: self, info: info, environment: outer)
    let view = views.content as? RowElementView
    let isFast = outer.layoutMode.options.cache == .fast
    if isFast, reason == .wasUpdated, let shown = view?.shown, isUnchanged(row, since: shown) {
      return
    }
    var cause = ListSchema.ElementCause.shown
    if info.signposter.isEnabled, reason == .wasUpdated, let shown = view?.shown {
      cause = row.cause(after: shown, self)
    }
    var environment = outer
    environment.applyItemContentInfo = info
    let pass = isFast ? rows.pass(for: row, of: self, reason) : nil
    views.content.signposter = info.signposter
    views.content.contentType = info.services?.contentType ?? 0
    views.content.show(element(with: info), in: environment, measuredIn: pass, because: cause)
    view?.shown = reason == .measurement ? nil : row
    guard !isFast || reason != .measurement else { return }
    show(backgroundElement(with: info), environment, views.backgroundIfLoaded) {
      views.background
    }
    show(selectedBackgroundElement(with: info), environment, views.selectedBackgroundIfLoaded) {
      views.selectedBackground
    }
    show(underlayDecorationElement(with: info), environment, views.underlayDecorationIfLoaded) {
      views.underlayDecoration
    }
    show(overlayDecorationElement(with: info), environment, views.overlayDecorationIfLoaded) {
      views.overlayDecoration
    }
  }

  @MainActor
  private func show(
    _ element: (any Element)?,
    _ environment: Environment,
    _ loaded: BlueprintView?,
    load: () -> BlueprintView
  ) {
    if let element {
      load().show(element, in: environment)
    } else {
      loaded?.show(nil, in: environment)
    }
  }

  /// Returns whether a row shows what it would show after it was built again.
  private func isUnchanged(_ row: AppliedContent, since shown: AppliedContent) -> Bool {
    guard self is any Equatable || reappliesToVisibleView == .ifNotEquivalent else { return false }
    return row.matches(shown) { (content: Self) in isEquivalent(to: content) }
  }
}
