import HeadlessUIKit

extension UIView {
  /// The cell of a row whose view this is: a collection view's own, or that of ListKit's component.
  var hostedCell: UICollectionViewCell? {
    switch self {
    case let host as CollectionViewHost: host.view as? UICollectionViewCell
    case let host as ComponentHost: host.cell
    default: nil
    }
  }
}
