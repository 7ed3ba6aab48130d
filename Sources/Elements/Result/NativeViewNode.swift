import Foundation

/// A view that is to be shown, with the views in it.
struct NativeViewNode {
  let path: ElementPath
  let description: ViewDescription
  var attributes: LayoutAttributes
  let environment: Environment
  /// Where the rounding of views in the view starts.
  var rounding = PixelRounding()
  var children: [NativeViewNode]
}
