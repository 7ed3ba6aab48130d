public import Foundation
public import HeadlessUIKit

extension Decorate {
  /// The position of a decoration.
  public struct Position {
    /// The sizes that the frame of a decoration is computed from.
    public struct Context {
      /// The size of the decoration.
      public var decorationSize: CGSize
      /// The size of the element.
      public var contentSize: CGSize
      /// The environment.
      public var environment: Environment
    }

    /// A corner of an element.
    public enum Corner: Hashable, Sendable {
      /// The top left one.
      case topLeft
      /// The top right one.
      case topRight
      /// The bottom right one.
      case bottomRight
      /// The bottom left one.
      case bottomLeft
    }

    /// The frame of a decoration.
    let frame: (Context) -> CGRect

    /// The frame of the element, larger by insets.
    public static func inset(_ insets: UIEdgeInsets) -> Position {
      Position { context in
        CGRect(
          x: -insets.left,
          y: -insets.top,
          width: context.contentSize.width + insets.left + insets.right,
          height: context.contentSize.height + insets.top + insets.bottom
        )
      }
    }

    /// The frame of the element, larger by the same distance at all edges, in points.
    public static func inset(_ distance: CGFloat) -> Position {
      .inset(UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
    }

    /// Aligned with the element.
    ///
    /// - Parameters:
    ///   - alignment: the guides of both.
    ///   - horizontalGuide: the horizontal guide of the decoration; nil for the alignment's.
    ///   - verticalGuide: the vertical guide of the decoration; nil for the alignment's.
    /// - Returns: the position.
    public static func aligned(
      to alignment: Alignment,
      horizontalGuide: ((ElementDimensions) -> CGFloat)? = nil,
      verticalGuide: ((ElementDimensions) -> CGFloat)? = nil
    ) -> Position {
      Position { context in
        let content = ElementDimensions(size: context.contentSize)
        let own = ElementDimensions(size: context.decorationSize)
        return CGRect(
          origin: CGPoint(
            x: content[alignment.horizontal]
              - (horizontalGuide?(own) ?? own[alignment.horizontal]),
            y: content[alignment.vertical] - (verticalGuide?(own) ?? own[alignment.vertical])
          ),
          size: context.decorationSize
        )
      }
    }

    /// The centre of the decoration on a corner of the element, moved by an offset.
    public static func corner(_ corner: Corner, _ offset: UIOffset = .zero) -> Position {
      Position { context in
        let isRight = corner == .topRight || corner == .bottomRight
        let isBottom = corner == .bottomLeft || corner == .bottomRight
        return CGRect(
          origin: CGPoint(
            x: (isRight ? context.contentSize.width : 0) - context.decorationSize.width / 2
              + offset.horizontal,
            y: (isBottom ? context.contentSize.height : 0) - context.decorationSize.height / 2
              + offset.vertical
          ),
          size: context.decorationSize
        )
      }
    }

    /// A frame that a function computes.
    public static func custom(_ frame: @escaping (Context) -> CGRect) -> Position {
      Position(frame: frame)
    }
  }
}
