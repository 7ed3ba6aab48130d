public import Foundation

/// An element where a layout has placed it, with its descendants.
///
/// For tests of layouts, which need no views:
///
/// ```swift
/// let row = Row { Label(text: "a"); Label(text: "b") }
/// let frames = row.layOut(in: CGSize(width: 100, height: 20)).children.map(\.frame)
/// ```
public struct ElementLayout {
  /// The type of the element.
  public let type: any Any.Type
  /// The element's identity among its siblings: its type, its key if it has one, and its number
  /// from 2 on, such as `Label`, `Label[title]` or `Label#2`.
  public let identifier: String
  /// The frame in the coordinates of the parent, in points, before it is rounded to pixels.
  public let frame: CGRect
  /// The elements in it, in order.
  public let children: [ElementLayout]

  init(_ node: LayoutResultNode, depth: Int = 0) {
    type = Swift.type(of: node.element)
    identifier = node.identifier.description
    frame = node.attributes.frame
    children = TreeDepth.step(to: depth) {
      node.children.map { ElementLayout($0, depth: depth + 1) }
    }
  }

  /// The element and all its descendants, each before its children, with frames in the coordinates of
  /// the root's parent.
  ///
  /// - Complexity: O(elements).
  public var all: [(type: any Any.Type, identifier: String, frame: CGRect)] {
    var found: [(type: any Any.Type, identifier: String, frame: CGRect)] = []
    var waiting: [(layout: ElementLayout, origin: CGPoint)] = [(self, .zero)]
    while let (layout, origin) = waiting.popLast() {
      let frame = layout.frame.offsetBy(dx: origin.x, dy: origin.y)
      found.append((layout.type, layout.identifier, frame))
      waiting += layout.children.reversed().map { (layout: $0, origin: frame.origin) }
    }
    return found
  }
}

extension Element {
  /// Lays the element out in a size: the type, identifier and frame of each element.
  ///
  /// - Parameters:
  ///   - size: the size of the element, in points.
  ///   - environment: the environment; without services, text is measured by a
  ///     `FixedWidthTextMeasurer`.
  /// - Returns: the element at the origin, with its descendants.
  /// - Complexity: that of a layout without views.
  public func layOut(in size: CGSize, environment: Environment = .empty) -> ElementLayout {
    TreeDepth.descend(into: Swift.type(of: self)) {
      ElementLayout(MeasuredTree(self, environment).layOut(in: size))
    } limited: {
      preconditionFailure("an element cannot be laid out: too many layouts are inside each other")
    }
  }
}
