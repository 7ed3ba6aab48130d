import Foundation
import HeadlessUIKit

/// The labels and the picture of a cell, as its style places them.
@MainActor
final class CellTexts {
  private static let margin: CGFloat = 16
  private static let verticalMargin: CGFloat = 11
  private static let gap: CGFloat = 8
  /// The width of the first text in the style `value2`, in points.
  private static let titleWidth: CGFloat = 92

  let text = UILabel()
  let detail: UILabel?
  let image = UIImageView()
  private let style: UITableViewCell.CellStyle

  init(_ style: UITableViewCell.CellStyle) {
    self.style = style
    detail = style == .default ? nil : UILabel()
    switch style {
    case .default, .subtitle: text.font = .preferredFont(forTextStyle: .body)
    case .value1:
      text.font = .preferredFont(forTextStyle: .body)
      detail?.textAlignment = .right
    case .value2:
      text.font = .preferredFont(forTextStyle: .footnote)
      text.textAlignment = .right
      text.textColor = .systemBlue
    }
    detail?.font = .preferredFont(
      forTextStyle: style == .subtitle ? .caption1 : style == .value2 ? .footnote : .body
    )
    if style == .value1 { detail?.textColor = .secondaryLabel }
  }

  var views: [UIView] { [image, text] + (detail.map { [$0] } ?? []) }

  /// The start of the texts, after the picture.
  private func start(_ indentation: CGFloat) -> CGFloat {
    let width = image.image?.size.width ?? 0
    return Self.margin + indentation + (width > 0 ? width + Self.margin : 0)
  }

  func height(inWidth width: CGFloat) -> CGFloat {
    let room = CGSize(
      width: max(0, width - start(0) - Self.margin),
      height: .greatestFiniteMagnitude
    )
    let first = text.sizeThatFits(room).height
    let second = hasDetail ? detail?.sizeThatFits(room).height ?? 0 : 0
    let texts = style == .subtitle ? first + second : max(first, second)
    return max(texts, image.image?.size.height ?? 0) + 2 * Self.verticalMargin
  }

  private var hasDetail: Bool { detail?.text?.isEmpty == false }

  func place(in bounds: CGRect, indentation: CGFloat) {
    let size = image.image?.size ?? .zero
    image.frame = CGRect(
      x: Self.margin + indentation,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    let left = start(indentation)
    let width = max(0, bounds.width - left - Self.margin)
    switch style {
    case .default: text.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
    case .subtitle: placeBelowEachOther(x: left, width: width, in: bounds)
    case .value1:
      let second = min(width, detail?.intrinsicContentSize.width ?? 0)
      let first = max(0, width - second - (second > 0 ? Self.gap : 0))
      text.frame = CGRect(x: left, y: 0, width: first, height: bounds.height)
      detail?.frame = CGRect(
        x: left + width - second,
        y: 0,
        width: second,
        height: bounds.height
      )
    case .value2:
      let first = min(width, Self.titleWidth)
      text.frame = CGRect(x: left, y: 0, width: first, height: bounds.height)
      detail?.frame = CGRect(
        x: left + first + Self.gap,
        y: 0,
        width: max(0, width - first - Self.gap),
        height: bounds.height
      )
    }
  }

  private func placeBelowEachOther(x: CGFloat, width: CGFloat, in bounds: CGRect) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let first = text.sizeThatFits(room).height
    let second = hasDetail ? detail?.sizeThatFits(room).height ?? 0 : 0
    let top = (bounds.height - first - second) / 2
    text.frame = CGRect(x: x, y: top, width: width, height: first)
    detail?.frame = CGRect(x: x, y: top + first, width: width, height: second)
  }
}
