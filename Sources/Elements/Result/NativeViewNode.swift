import Foundation

/// A view that is to be shown, with the views in it.
///
/// A class: it is large, and goes through many hands.
final class NativeViewNode {
  let path: ElementPath
  let description: ViewDescription
  var attributes: LayoutAttributes
  let environment: Environment
  /// The origin of the rounding of views in the view.
  var rounding = PixelRounding()
  let children: [NativeViewNode]

  init(
    path: ElementPath,
    description: ViewDescription,
    attributes: LayoutAttributes,
    environment: Environment,
    children: [NativeViewNode]
  ) {
    self.path = path
    self.description = description
    self.attributes = attributes
    self.environment = environment
    self.children = children
  }
}
