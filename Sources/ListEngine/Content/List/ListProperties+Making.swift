public import HeadlessUIKit

extension ListProperties {
  /// Creates properties without content, then runs `configure` on them.
  public init(
    animatesChanges: Bool,
    animation: ListAnimation = .default,
    layout: LayoutDescription,
    appearance: Appearance,
    scrollIndicatorInsets: UIEdgeInsets,
    behavior: Behavior,
    autoScrollAction: AutoScrollAction,
    onKeyboardFrameWillChange: ListView.KeyboardFrameWillChangeCallback?,
    accessibilityIdentifier: String?,
    debuggingIdentifier: String?,
    configure: Configure
  ) {
    self.init()
    self.animatesChanges = animatesChanges
    self.animation = animation
    self.layout = layout
    self.appearance = appearance
    self.scrollIndicatorInsets = scrollIndicatorInsets
    self.behavior = behavior
    self.autoScrollAction = autoScrollAction
    self.onKeyboardFrameWillChange = onKeyboardFrameWillChange
    self.accessibilityIdentifier = accessibilityIdentifier
    self.debuggingIdentifier = debuggingIdentifier
    configure(&self)
  }
}
