package import Foundation

/// The content and background of a cell, a header or a footer that have configurations.
///
/// The owner keeps one, says when its state has changed, and places the views.
@preconcurrency @MainActor
package final class ConfiguredContent {
  /// The content as it was set; nil for none.
  package private(set) var configuration: (any UIContentConfiguration)?
  /// The background as it was set; nil for none.
  package private(set) var background: UIBackgroundConfiguration?
  /// The view of the content; nil without a configuration.
  package private(set) var contentView: (any UIView & UIContentView)?
  /// The view of the background; nil for none.
  private(set) var backgroundView: BackgroundConfigurationView?
  /// True if the content follows the state.
  package var updatesContent = true
  /// True if the background follows the state.
  package var updatesBackground = true
  /// True if the configurations are to be updated before the next layout or measurement.
  package var needsUpdate = true
  private var isUpdating = false

  package init() {}

  /// Takes a configuration; a view that supports it stays.
  ///
  /// - Parameters:
  ///   - new: the configuration; nil removes the content.
  ///   - state: the state of the owner.
  /// - Returns: whether there is another view of the content, or none any more.
  package func setContent(
    _ new: (any UIContentConfiguration)?,
    _ state: () -> any UIConfigurationState
  ) -> Bool {
    guard let new else {
      let hadView = contentView != nil
      (configuration, contentView) = (nil, nil)
      return hadView
    }
    let shown = updatesContent ? new.updated(for: state()) : new
    configuration = shown
    if let contentView, contentView.supports(shown) {
      contentView.configuration = shown
      return false
    }
    contentView = shown.makeContentView()
    return true
  }

  /// Takes a background and shows it behind everything in a view.
  package func setBackground(
    _ new: UIBackgroundConfiguration?,
    in view: UIView,
    _ state: () -> any UIConfigurationState
  ) {
    background = new
    guard let new else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let backgroundView = backgroundView ?? BackgroundConfigurationView()
    if backgroundView.superview !== view { view.insertSubview(backgroundView, at: 0) }
    self.backgroundView = backgroundView
    backgroundView.show(updatesBackground ? new.updated(for: state()) : new)
    backgroundView.place(in: view)
  }

  /// Places the background in its view.
  package func placeBackground(in view: UIView) {
    backgroundView?.place(in: view)
  }

  /// Updates the configurations, if that is needed, in a closure.
  package func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    needsUpdate = false
    update()
    isUpdating = false
  }
}

extension UIView {
  /// The size of a content view in a space: that of its constraints, or else `sizeThatFits`.
  package func contentSize(in space: CGSize) -> CGSize { naturalSize(of: self, in: space) }
}
