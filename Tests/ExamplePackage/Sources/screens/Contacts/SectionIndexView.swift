#if canImport(UIKit)
  import UIKit
#else
  import ListScope
#endif

/// The letters at the right edge, of which a finger chooses one.
final class SectionIndexView: UIControl {
  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      for label in labels { label.removeFromSuperview() }
      labels = titles.map(makeLabel)
      for label in labels { addSubview(label) }
      setNeedsLayout()
    }
  }

  private(set) var selectedTitle: String?
  private var labels: [UILabel] = []

  override var intrinsicContentSize: CGSize {
    CGSize(width: 20, height: UIView.noIntrinsicMetric)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(16, bounds.height / CGFloat(max(1, labels.count)))
    let top = (bounds.height - height * CGFloat(labels.count)) / 2
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0,
        y: top + CGFloat(index) * height,
        width: bounds.width,
        height: height
      )
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    select(touches.first)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    select(touches.first)
  }

  private func select(_ touch: UITouch?) {
    guard let y = touch?.location(in: self).y,
      let index = labels.firstIndex(where: { $0.frame.minY <= y && y < $0.frame.maxY }),
      titles[index] != selectedTitle
    else { return }
    selectedTitle = titles[index]
    sendActions(for: .valueChanged)
  }

  private func makeLabel(_ title: String) -> UILabel {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = tintColor
    label.textAlignment = .center
    return label
  }
}
