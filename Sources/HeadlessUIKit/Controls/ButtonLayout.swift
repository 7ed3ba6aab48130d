import Foundation

/// The places of a button's picture, and of its title and subtitle below each other.
struct ButtonLayout {
  /// The frames of the parts; those that are not there have no size.
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The size of the picture; zero for none.
  var image = CGSize.zero
  /// The size of the title; zero for none.
  var title = CGSize.zero
  /// The size of the subtitle; zero for none.
  var subtitle = CGSize.zero
  /// The side of the texts at which the picture is.
  var placement = NSDirectionalRectEdge.leading
  /// The distance between picture and texts, in points.
  var imagePadding: CGFloat = 0
  /// The distance between title and subtitle, in points.
  var titlePadding: CGFloat = 0
  /// The alignment of title and subtitle.
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic

  /// The size of all parts.
  var size: CGSize { size(of: texts) }

  /// The width that the picture takes beside the texts, in points.
  var widthBesideTexts: CGFloat {
    isStacked || image.width == 0 ? 0 : image.width + imagePadding
  }

  /// The frames of the parts in a room, in whose middle they are vertically.
  func frames(in room: CGRect, _ alignment: UIControl.ContentHorizontalAlignment) -> Frames {
    let beside = isStacked ? 0 : image.width + gap
    var texts = texts
    texts.width = min(texts.width, max(0, room.width - beside))
    let size = size(of: texts)
    let all = CGRect(
      x: room.minX + alignment.start(in: max(0, room.width - size.width)),
      y: room.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    var frames = textFrames(in: CGRect(origin: textStart(in: all, texts), size: texts))
    frames.image = CGRect(origin: imageStart(in: all), size: image)
    return frames
  }

  /// The size of title and subtitle.
  private var texts: CGSize {
    let padding = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + padding + subtitle.height
    )
  }

  /// The distance between picture and texts; 0 if one of them is not there.
  private var gap: CGFloat { image.width > 0 && texts.width > 0 ? imagePadding : 0 }

  /// True if the picture is above or below the texts.
  private var isStacked: Bool { placement.contains(.top) || placement.contains(.bottom) }

  /// True if the picture is above the texts, or before them.
  private var startsWithImage: Bool {
    !placement.contains(.bottom) && !placement.contains(.trailing)
  }

  private func size(of texts: CGSize) -> CGSize {
    isStacked
      ? CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
      : CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
  }

  private func imageStart(in all: CGRect) -> CGPoint {
    guard isStacked else {
      return CGPoint(
        x: startsWithImage ? all.minX : all.maxX - image.width,
        y: all.midY - image.height / 2
      )
    }
    return CGPoint(
      x: all.midX - image.width / 2,
      y: startsWithImage ? all.minY : all.maxY - image.height
    )
  }

  private func textStart(in all: CGRect, _ texts: CGSize) -> CGPoint {
    guard isStacked else {
      return CGPoint(
        x: startsWithImage ? all.maxX - texts.width : all.minX,
        y: all.midY - texts.height / 2
      )
    }
    return CGPoint(
      x: all.midX - texts.width / 2,
      y: startsWithImage ? all.maxY - texts.height : all.minY
    )
  }

  private func textFrames(in room: CGRect) -> Frames {
    func frame(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, room.width)
      let x = room.minX + textAlignment.start(in: room.width - width)
      return CGRect(x: x, y: y, width: width, height: size.height)
    }
    return Frames(
      title: frame(title, y: room.minY),
      subtitle: frame(subtitle, y: room.maxY - subtitle.height)
    )
  }

  /// The alignment of the texts, which follows the place of the picture unless it was set.
  private var textAlignment: UIControl.ContentHorizontalAlignment {
    switch titleAlignment {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    case .automatic: isStacked ? .center : startsWithImage ? .left : .right
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The start of content that leaves a length free.
  fileprivate func start(in free: CGFloat) -> CGFloat {
    switch self {
    case .center, .fill: free / 2
    case .left, .leading: 0
    case .right, .trailing: free
    }
  }
}
