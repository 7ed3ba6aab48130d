import Foundation
import HeadlessUIKit
import ListEngine

/// A photo as a square of the grid.
struct PhotoCell: ItemContent, Equatable {
  var photo: PhotoLibrary.Photo

  var identifierValue: Int { photo.id }

  static func createReusableContentView(frame: CGRect) -> PhotoView {
    PhotoView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(PhotoPalette.all[photo.palette])
    views.content.isChosen = info.state.isSelected
  }
}

/// A landscape: sky, sun and land, and a mark if it is selected.
final class PhotoView: UIView {
  private static let markSize: CGFloat = 20
  private static let markDistance: CGFloat = 6

  private let sun = UIView()
  private let land = UIView()
  private let veil = UIView()
  private let mark = UIView()

  /// True if the photo is marked as selected.
  var isChosen = false {
    didSet {
      mark.isHidden = !isChosen
      veil.isHidden = !isChosen
    }
  }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    layer.masksToBounds = true
    veil.backgroundColor = UIColor(white: 1, alpha: 0.35)
    mark.backgroundColor = .systemBlue
    mark.layer.cornerRadius = Self.markSize / 2
    mark.layer.borderWidth = 2
    mark.layer.borderColor = UIColor.white.cgColor
    for view in [sun, land, veil, mark] { addSubview(view) }
    veil.isHidden = true
    mark.isHidden = true
  }

  /// Shows a landscape in these colours.
  func show(_ palette: PhotoPalette) {
    backgroundColor = palette.sky
    sun.backgroundColor = palette.light
    land.backgroundColor = palette.land
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    let diameter = min(width, height) / 4
    sun.layer.cornerRadius = diameter / 2
    sun.frame = CGRect(x: width * 0.6, y: height * 0.2, width: diameter, height: diameter)
    land.frame = CGRect(x: 0, y: height * 0.65, width: width, height: height * 0.35)
    veil.frame = bounds
    let distance = Self.markSize + Self.markDistance
    mark.frame = CGRect(
      x: width - distance,
      y: height - distance,
      width: Self.markSize,
      height: Self.markSize
    )
  }
}
