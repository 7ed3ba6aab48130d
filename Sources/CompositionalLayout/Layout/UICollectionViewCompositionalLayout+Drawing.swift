public import HeadlessUIKit

extension UICollectionViewCompositionalLayout {
  /// The elements in a rectangle as text, one per line, such as "0.3 cell 16 8 110.333 100 z 0".
  public func text(in rect: CGRect) -> String {
    elements(in: rect).map { element in
      let name = element.representedElementKind ?? "cell"
      let numbers = element.frame.shortNumbers.joined(separator: " ")
      return "\(element.pathText) \(name) \(numbers) z \(element.zIndex)\n"
    }.joined()
  }

  /// The elements in a rectangle as a drawing in SVG; what scrolls orthogonally where it is seen.
  public func svg(in rect: CGRect) -> String {
    let elements = self.elements(in: rect)
    let order = elements.indices.sorted { (elements[$0].zIndex, $0) < (elements[$1].zIndex, $1) }
    let box = rect.shortNumbers.joined(separator: " ")
    var result = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\">\n"
    for element in order.map({ elements[$0] }) {
      var frame = element.frame
      if element.isInOrthogonalSection, let section = section(element.indexPath.section) {
        let offset = orthogonalOffset(ofSection: element.indexPath.section)
        frame.origin[section.stackAxis] += section.room.crossStart - offset
      }
      let n = frame.shortNumbers
      let fill = element.representedElementCategory.fill
      result += "  <rect x=\"\(n[0])\" y=\"\(n[1])\" width=\"\(n[2])\" height=\"\(n[3])\""
      result += " fill=\"\(fill)\" stroke=\"#555\">"
      result +=
        "<title>\(element.pathText) \((element.representedElementKind ?? "").escaped)</title>"
      result += "</rect>\n"
    }
    return result + "</svg>\n"
  }
}

extension UICollectionElementCategory {
  fileprivate var fill: String {
    switch self {
    case .cell: "#8ecae6"
    case .supplementaryView: "#ffb703"
    case .decorationView: "#eeeeee"
    }
  }
}

extension CollectionLayoutElement {
  fileprivate var pathText: String { indexPath.map(String.init).joined(separator: ".") }
}

extension CGRect {
  /// The four numbers with at most three decimals.
  fileprivate var shortNumbers: [String] {
    [origin.x, origin.y, size.width, size.height].map { number in
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() && rounded.isLength
        ? String(Int(rounded)) : "\(rounded)"
    }
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
