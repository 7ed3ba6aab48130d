import HeadlessUIKit
import Foundation
import ListSchema
import Signposts

extension ListView {
  /// Configures the list: `configure` receives the current properties, without the content, the
  /// environment, the observers and the actions.
  public func configure(with configure: (inout ListProperties) -> Void) {
    let described = DescribedProperties(properties(describedBy: configure))
    self.configure(described)
    release(.object(described, itemCount: contentState.itemCount))
  }

  /// The current properties, with the content and the changes that the app describes.
  private func properties(describedBy configure: (inout ListProperties) -> Void) -> ListProperties {
    let interval = signposter.beginInterval(.configure)
    var properties = ListProperties()
    properties.animation = animation
    properties.layout = layout
    properties.appearance = appearance
    properties.behavior = behavior
    properties.autoScrollAction = scrollState.autoScrollAction
    properties.scrollIndicatorInsets = scrollIndicatorInsets
    properties.onKeyboardFrameWillChange = onKeyboardFrameWillChange
    properties.accessibilityIdentifier = accessibilityIdentifier
    properties.debuggingIdentifier = debuggingIdentifier
    properties.signposter = signposter
    properties.contentStore = contentStore
    configure(&properties)
    settings.configurationOverride?(&properties)
    interval.end(
      .configureEnd(
        sections: properties.content.sections.count,
        items: properties.content.itemCount,
        lazyItems: properties.content.lazyItemCount
      )
    )
    return properties
  }

  /// Applies all properties and updates the list.
  ///
  /// If called during an update, for example by a callback, it waits for the end of that update.
  /// Callbacks that reconfigure the list repeatedly do not block it: after
  /// `ListChangesQueue.maxFollowUps` operations the others wait for the next turn of the run loop.
  public func configure(with properties: ListProperties) {
    configure(DescribedProperties(properties))
  }

  private func configure(_ described: DescribedProperties) {
    updateQueue.add(sync: { [unowned self] turn in
      let content = described.properties.content
      update(to: content, animated: described.properties.animatesChanges, turn) {
        takeOver(described.properties)
      }
    })
  }

  /// Properties that are handed on; an object, because copying them retains every part.
  private final class DescribedProperties {
    let properties: ListProperties

    init(_ properties: ListProperties) {
      self.properties = properties
    }
  }

  /// Takes over everything but the content.
  private func takeOver(_ properties: ListProperties) {
    animation = properties.animation
    appearance = properties.appearance
    behavior = properties.behavior
    scrollState.autoScrollAction = properties.autoScrollAction
    onKeyboardFrameWillChange = properties.onKeyboardFrameWillChange
    scrollIndicatorInsets = properties.scrollIndicatorInsets
    accessibilityIdentifier = properties.accessibilityIdentifier
    debuggingIdentifier = properties.debuggingIdentifier
    bind(properties.actions)
    stateObserver = properties.stateObserver
    environment = properties.environment
    // The update of the content places everything again.
    takeOver(properties.layout)
    setSource(nil)
  }

  /// Sets the whole content and updates the list.
  public func setContent(animated: Bool = false, _ content: Content) {
    setSource(nil)
    takeOver(content, animated: animated)
  }

  /// Sets another layout and places everything again.
  ///
  /// `completion` is called when that is done, even for a layout of the same kind (quirk Q19).
  public func set(
    layout: LayoutDescription,
    animated: Bool = false,
    completion: @escaping () -> Void = {}
  ) {
    set(layout, keepsOffset: false, completion)
  }

  /// Sets the layout that was there, and was changed: where the offset keeps its number, it does.
  package func setAgain(_ layout: LayoutDescription) {
    set(layout, keepsOffset: scrollState.keepsOffset) {}
  }

  private func set(
    _ layout: LayoutDescription,
    keepsOffset: Bool,
    _ completion: @escaping () -> Void
  ) {
    guard layout != placement.description else { return completion() }
    updateQueue.add(sync: { [unowned self] turn in
      let place = isAtStart ? nil : anchorPlace
      takeOver(layout)
      placement.shownDefaults = layout.defaults
      placeAnew(around: place ?? presentation.start, keepsOffset: keepsOffset, turn)
      completion()
    })
  }

  /// Takes over a layout, with which nothing is placed yet if it is another one.
  ///
  /// A list at its start stays there. The layout may have other insets; what they limit the offset to
  /// counts when content is placed, and rows are held.
  private func takeOver(_ layout: LayoutDescription) {
    guard layout != placement.description else { return applyScrollViewProperties() }
    let old = scrollView.offsetLimits(axis)
    let oldAxis = axis
    scrollState.isWithinLimits = old.limits.contains(old.offset)
    placement.setDescription(layout)
    reportDistances()
    windowState.forgetEstimates()
    if axis != oldAxis { updateScrollViewInsets() }
    applyScrollViewProperties()
    guard updateCount > 0, old.offset == old.limits.lowerBound else { return }
    let start = 0 - axis.startInset(of: scrollView.adjustedContentInset)
    let across = axis == oldAxis ? scrollView.contentOffset : .zero
    scrollView.moveContentOffset(to: axis.point(at: start, across: across))
  }

  /// Requests the update to other content.
  func takeOver(_ content: Content, animated: Bool) {
    updateQueue.add(sync: { [unowned self] in update(to: content, animated: animated, $0) })
  }

  /// Replaces the content and shows it, without interruption; `prepare` is called before.
  private func update(
    to content: Content,
    animated: Bool,
    _ turn: ListChangesQueue.Turn,
    prepare: () -> Void = {}
  ) {
    let previousCount = contentState.itemCount
    let interval = signposter.beginInterval(
      .setContent,
      .setContentBegin(itemsBefore: previousCount)
    )
    prepare()
    let previous = contentState.all
    let identifierChanged = content.identifier != contentState.all.identifier
    replaceContent(by: content)
    interval.end(.setContentEnd(items: contentState.itemCount))
    perform(
      .contentChanged(animated: animated, identifierChanged: identifierChanged),
      turn
    )
    release(previous: previous)
  }

  private func replaceContent(by content: Content) {
    if content.context != contentState.all.context { forgetSizes() }
    presentation.ahead.removeAll()
    scrollState.awaitedItem = scrollState.autoScrollAction.insertedIdentifier.flatMap {
      isWindowed && firstIndexPath(of: $0) == nil ? $0 : nil
    }
    contentState.replace(by: content)
  }

  /// Places the same content with another layout.
  private func placeAnew(
    around place: ItemPlace,
    keepsOffset: Bool,
    _ turn: ListChangesQueue.Turn
  ) {
    guard windowState.wantsWindow else {
      return relayout(level: .rebuild, keepsOffset: keepsOffset)
    }
    // Lengths have changed, and so may the presented part.
    windowState.forgetExtents()
    perform(.layoutChanged(around: place, keepsOffset: keepsOffset), turn)
  }

  /// Binds the app's actions to this list, and unbinds the previous ones.
  private func bind(_ new: ListActions?) {
    if settings.actions !== new { settings.actions?.unbind(from: self) }
    settings.actions = new
    new?.bind(to: self)
  }

  /// Applies a changed appearance.
  func appearanceDidChange() {
    scrollView.backgroundColor = backgroundColor ?? appearance.backgroundColor
    keepingOffset(followsStart: true) { applyScrollViewProperties() }
  }

  /// Applies a changed behaviour.
  func behaviorDidChange() {
    applyBehaviorOfFingers()
    keepingOffset(followsStart: true) { applyScrollViewProperties() }
    updateScrollViewInsets()
    reportDistances()
    guard presentation.itemCount > 0 else { return }
    receive(.placingChanged)
  }
  /// A scroll view around the list gives its own behaviour to that of the list.
  private func applyBehaviorOfFingers() {
    guard follower == nil else { return }
    scrollView.isScrollEnabled = behavior.isScrollEnabled
    scrollView.keyboardDismissMode = behavior.keyboardDismissMode
    scrollView.scrollsToTop = behavior.scrollsToTop == .enabled
    scrollView.canCancelContentTouches = behavior.canCancelContentTouches
    scrollView.delaysContentTouches = behavior.delaysContentTouches
    scrollView.decelerationRate = behavior.decelerationRate == .fast ? .fast : .normal
  }
}
