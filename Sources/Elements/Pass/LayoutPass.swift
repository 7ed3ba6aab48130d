import Foundation

/// One measuring call or one layout of a tree of elements, or both.
///
/// A later pass over an equivalent tree may go on with it: sizes are known then.
package final class LayoutPass {
  let state: PassState
  private(set) lazy var root = LayoutNode(in: state, for: nil, below: nil)

  /// Creates a pass in which nothing is known.
  package init(mode: LayoutMode) {
    state = PassState(mode.options)
  }

  /// The work so far.
  var counts: LayoutCounts { state.counts }
}

/// The state that all places of a pass share.
final class PassState {
  let options: LayoutOptions
  // Not checked for simultaneous use, as all that is used for every element: nothing is called with
  // access to it.
  @exclusivity(unchecked) var counts = LayoutCounts()
  /// The costs of elements; nil if they are not recorded.
  @exclusivity(unchecked) var profile: ElementProfile?
  /// The type of the element at the root.
  var rootType: any Any.Type = (any Element).self

  init(_ options: LayoutOptions) {
    self.options = options
  }

  /// Returns the costs of elements so far, and stops recording.
  func takeProfile() -> ElementProfile? {
    defer { profile = nil }
    return profile
  }
}
