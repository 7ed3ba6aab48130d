import HeadlessUIKit

/// The settings of a list by the app, besides its content and its layout.
struct ListSettings {
  var appearance = Appearance()
  var behavior = Behavior()
  var stateObserver = ListStateObserver()
  var animation = ListAnimation.default
  var scrollIndicatorInsets = UIEdgeInsets.zero
  var customScrollViewInsets: () -> ListView.ScrollViewInsets = { ListView.ScrollViewInsets() }
  var onKeyboardFrameWillChange: ListView.KeyboardFrameWillChangeCallback?
  /// A closure that changes every configuration of the list.
  var configurationOverride: ListProperties.Configure?
  var debuggingIdentifier: String?
  /// The row of another list that the list shows; nil if it is not embedded.
  var embeddedRow: AnyHashable?
  var validatesBatchUpdates = _isDebugAssertConfiguration()
  /// The app's way to control the list.
  var actions: ListActions?
  /// The state from which the content is built, if a source builds it.
  var sourceState: (any DiscardableSourceState)?
}
