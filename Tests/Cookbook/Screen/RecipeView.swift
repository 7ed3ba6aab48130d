import Foundation
import ListScope

/// The view of a recipe, laid out by hand.
final class RecipeView: UIView {
  let photo = UIView()
  let title = UILabel()
  let summary = UILabel()
  let stars = UILabel()
  let minutes = UILabel()
  let date = UILabel()
  var shrinksTitle = false
  var dotCount = 0 {
    didSet { if dotCount != oldValue { showDots() } }
  }
  var drawsBorder = false
  /// True if the date is shown with the seconds since it was.
  var ticks = false {
    didSet { if ticks != oldValue { changeTimer() } }
  }
  private var timer: Timer?
  private var ticked = 0
  private var border = UIBezierPath()
  private var dots: [UIView] = []

  private static let inset = 12.0
  private static let photoSide = 64.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    summary.numberOfLines = 2
    for label in [summary, stars, minutes, date] {
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    }
    for view in [photo, title, summary, stars, minutes, date] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("there are no storyboards") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(
      width: size.width - Self.photoSide - 3 * Self.inset,
      height: .greatestFiniteMagnitude
    )
    let text = title.sizeThatFits(room).height + summary.sizeThatFits(room).height + 38
    return CGSize(width: size.width, height: max(Self.photoSide, text) + 2 * Self.inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if shrinksTitle { shrinkTitle() }
    if drawsBorder { border = makeBorder() }
    let left = Self.photoSide + 2 * Self.inset
    let width = bounds.width - left - Self.inset
    photo.frame = CGRect(
      x: Self.inset,
      y: Self.inset,
      width: Self.photoSide,
      height: Self.photoSide
    )
    title.frame = CGRect(x: left, y: Self.inset, width: width, height: 22)
    let free = bounds.height - 2 * Self.inset - 60
    summary.frame = CGRect(x: left, y: title.frame.maxY, width: width, height: max(0, free))
    stars.frame = CGRect(x: left, y: summary.frame.maxY, width: 80, height: 19)
    minutes.frame = CGRect(x: left + 90, y: summary.frame.maxY, width: width - 90, height: 19)
    date.frame = CGRect(x: left, y: stars.frame.maxY, width: width, height: 19)
    for (place, dot) in dots.enumerated() {
      dot.frame = CGRect(x: left + Double(place) * 4, y: date.frame.maxY, width: 3, height: 3)
    }
  }

  /// Finds the largest font in which the title is one line.
  private func shrinkTitle() {
    let width = bounds.width - Self.photoSide - 3 * Self.inset
    for size in stride(from: 40.0, to: 17, by: -0.5) {
      title.font = .systemFont(ofSize: size, weight: .semibold)
      if title.sizeThatFits(CGSize(width: 2_000, height: 100)).width <= width * 0.4 { return }
    }
  }

  /// A border of small waves.
  private func makeBorder() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    for step in 0..<20_000 {
      let place = Double(step) / 20_000
      path.addLine(to: CGPoint(x: bounds.width * place, y: 2 + sin(place * 300) * cos(place * 7)))
    }
    path.close()
    return path
  }

  private func changeTimer() {
    timer?.invalidate()
    timer =
      ticks
      ? Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.tick() }
      } : nil
  }

  private func tick() {
    ticked += 1
    for _ in 0..<200 { minutes.text = String(format: "%.3f s", Double(ticked) / 60) }
    setNeedsLayout()
  }

  private func showDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<dotCount).map { place in
      let dot = UIView()
      dot.backgroundColor = place % 10 == 0 ? .systemOrange : .systemGray4
      dot.layer.cornerRadius = 1.5
      return dot
    }
    for dot in dots { addSubview(dot) }
  }
}
