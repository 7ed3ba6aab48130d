import Foundation

extension CALayer {
  /// The layers of subviews and those that were added, from back to front; nil for none.
  public var sublayers: [CALayer]? {
    get {
      let views = view.viewsAndLayers
      return views.isEmpty ? nil : views.map(\.layer)
    }
    set {
      for layer in sublayers ?? [] { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer that this one was added to; nil for none.
  public var superlayer: CALayer? {
    viewAbove.map { $0.superview?.layer } ?? viewOfSuperlayer?.layer
  }

  /// Adds a layer in front of the subviews and the other layers.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: Int.max)
  }

  /// Inserts a layer at a position among those of the subviews and the others; 0 is behind all.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer in front of another one; in front of all without it.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? Int.max)
  }

  /// Inserts a layer behind another one; behind all without it.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: index(of: sibling) ?? 0)
  }

  /// Puts a layer in the place of another one.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from the one above; that of a subview with the view.
  public func removeFromSuperlayer() {
    if let viewAbove { return viewAbove.removeFromSuperview() }
    viewOfSuperlayer?.decoration?.sublayers.removeAll { $0.layer === self }
    viewOfSuperlayer = nil
  }

  /// The layer whose outline clips this one; nil for none.
  ///
  /// The outline is the path of a `CAShapeLayer`, or the frame with its round corners; a gradient does not
  /// hide anything.
  public var mask: CALayer? {
    get { view.decoration?.mask }
    set {
      if newValue != nil || view.decoration != nil { view.madeDecoration.mask = newValue }
    }
  }

  private func index(of sibling: CALayer?) -> Int? {
    sibling.flatMap { sibling in view.viewsAndLayers.firstIndex { $0 === sibling.view } }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    let views = view.viewsAndLayers
    let behind = views.prefix(min(index, views.count))
    let subviews = behind.filter { !($0 is LayerView) }
    if let subview = layer.viewAbove { return view.insertSubview(subview, at: subviews.count) }
    let decoration = view.madeDecoration
    let sorted = views.compactMap { view in decoration.sublayers.first { $0.layer.view === view } }
    decoration.sublayers = sorted
    decoration.sublayers.insert(
      Sublayer(layer: layer, subview: subviews.last),
      at: behind.count - subviews.count
    )
    layer.viewOfSuperlayer = view
  }
}

extension UIView {
  /// Keeps the layers in front of a subview where they are, before it goes somewhere else.
  func leaveLayersInPlace(ofSubviewAt index: Int) {
    guard let decoration, !decoration.sublayers.isEmpty else { return }
    let below = index > 0 ? subviews[index - 1] : nil
    for place in decoration.sublayers.indices
    where decoration.sublayers[place].subview === subviews[index] {
      decoration.sublayers[place].subview = below
    }
  }

  /// Puts the first subview behind the layers that are behind all subviews.
  func putBehindLayers(_ first: UIView) {
    guard let decoration else { return }
    for place in decoration.sublayers.indices where decoration.sublayers[place].subview == nil {
      decoration.sublayers[place].subview = first
    }
  }

  /// The subviews, and the views of the layers that were added among them, from back to front.
  var viewsAndLayers: [UIView] {
    guard let sublayers = decoration?.sublayers, !sublayers.isEmpty else { return subviews }
    func layers(above subview: UIView?) -> [UIView] {
      sublayers.filter { $0.subview === subview }.map(\.layer.view)
    }
    let shown = Set(subviews.map(ObjectIdentifier.init))
    let behind = sublayers.filter { sublayer in
      sublayer.subview.map { !shown.contains(ObjectIdentifier($0)) } ?? true
    }
    return behind.map(\.layer.view) + subviews.flatMap { [$0] + layers(above: $0) }
  }
}
