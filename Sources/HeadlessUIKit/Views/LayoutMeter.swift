/// Counts the layouts of views while it is the current one.
///
/// Views are laid out on one thread, so that it never crosses threads although the value is task-local.
package protocol LayoutMeter: AnyObject, Sendable {
  /// The number of times that a view has laid out its subviews.
  var layouts: Int { get set }
}

/// The meter that counts layouts.
package enum CurrentLayoutMeter {
  /// The meter; nil for none.
  @TaskLocal package static var value: (any LayoutMeter)?
}
