public import Foundation

/// The presentation of a controller in a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public var rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let height: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, _ height: @escaping (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
    }

    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) { $0 } }
    /// A height that a closure computes; without an identifier it gets one of its own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: Context) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) {
        resolver(Context(maximumDetentValue: $0))
      }
    }

    func value(in maximum: CGFloat) -> CGFloat { min(max(0, height(maximum) ?? 0), maximum) }

    /// The room of a sheet.
    public struct Context {
      /// The greatest height, in points.
      public let maximumDetentValue: CGFloat
    }
  }

  /// The heights at which the sheet rests, the lowest first.
  open var detents: [Detent] = [.large()] { didSet { follow() } }
  /// The height at which it rests; nil for the first.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { follow() } }
  /// The greatest height at which the screen below is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// True if a grip is shown.
  open var prefersGrabberVisible = false
  /// True if scrolling at the end enlarges the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// True if a low screen shows a sheet at its edge.
  open var prefersEdgeAttachedInCompactHeight = false
  /// True if the sheet is as wide as the preferred size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners, in points; nil for the default.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes, animated on a device.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Computes the heights again.
  open func invalidateDetents() { follow() }

  /// The place of the sheet at its height.
  open override var frameOfPresentedViewInContainerView: CGRect {
    frame(in: containerView?.bounds ?? .zero)
  }

  private var selectedIndex: Int { index(of: selectedDetentIdentifier) ?? 0 }

  private func index(of identifier: Detent.Identifier?) -> Int? {
    detents.firstIndex { $0.identifier == identifier }
  }

  /// The screen below takes touches beside a sheet that does not dim it at its height.
  override func takesTouch(at point: CGPoint) -> Bool {
    guard let largest = index(of: largestUndimmedDetentIdentifier), selectedIndex <= largest,
      let containerView
    else { return super.takesTouch(at: point) }
    return containerView.subviews.contains { $0.frame.contains(point) }
  }

  private func frame(in bounds: CGRect) -> CGRect {
    let detent = detents.isEmpty ? nil : detents[selectedIndex]
    let height = detent?.value(in: bounds.height) ?? bounds.height
    return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private func follow() {
    guard containerView != nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
