public import Foundation
public import HeadlessUIKit

extension Environment {
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }

  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }

  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { UIScreen.main.scale }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private enum SafeAreaInsetsKey: EnvironmentKey {
    static var defaultValue: UIEdgeInsets { .zero }
  }

  private enum WindowSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
  }

  private enum LayoutModeKey: EnvironmentKey {
    static var defaultValue: LayoutMode { .default }
  }

  private enum TraitCollectionKey: EnvironmentKey {
    static var defaultValue: UITraitCollection? { nil }
  }

  private enum LinkAccessibilityLabelKey: EnvironmentKey {
    static var defaultValue: String? { "Link" }
  }

  /// The direction in which lines of text run.
  ///
  /// Layouts are not mirrored: leading is always left.
  public enum LayoutDirection: Hashable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
  }

  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The locale.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The direction in which lines of text run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The safe area of the host.
  public var safeAreaInsets: UIEdgeInsets {
    get { self[SafeAreaInsetsKey.self] }
    set { self[SafeAreaInsetsKey.self] = newValue }
  }

  /// The size of the window, in points; nil outside of windows.
  public var windowSize: CGSize? {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }

  /// The traits of the host, if they are not the current ones: views that are only used for measuring
  /// have them.
  package var traitCollection: UITraitCollection? {
    get { self[TraitCollectionKey.self] }
    set { self[TraitCollectionKey.self] = newValue }
  }

  /// The mode in which elements are measured.
  public var layoutMode: LayoutMode {
    get { self[LayoutModeKey.self] }
    set { self[LayoutModeKey.self] = newValue }
  }

  /// The word with which assistive technologies announce a link; nil for none.
  public var linkAccessibilityLabel: String? {
    get { self[LinkAccessibilityLabelKey.self] }
    set { self[LinkAccessibilityLabelKey.self] = newValue }
  }
}
