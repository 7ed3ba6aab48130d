import Foundation
import ListScope

/// The progress of an episode; follows the player by itself while the episode plays.
struct ProgressElement: UIViewElement {
  var episode: Int
  var progress: Double
  var services: RowServices

  func makeUIView() -> ProgressView { ProgressView() }

  func updateUIView(_ view: ProgressView, with context: UIViewElementContext) {
    guard !context.isMeasuring else { return }
    view.follow(episode, in: services.player, at: progress)
  }
}

/// A bar that grows from left to right, in front of a wave.
final class ProgressView: UIView {
  private let bar = UIView()
  private let wave = ProgressView.wave(samples: 1_500)
  private var episode: Int?
  private weak var player: Player?
  private var progress = 0.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    bar.backgroundColor = .systemPurple
    addSubview(bar)
  }

  /// The loudness of an episode, which is the same for all.
  private static func wave(samples: Int) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 7))
    for sample in 0..<samples {
      let place = Double(sample) / 7
      path.addLine(to: CGPoint(x: place, y: 7 + 6 * sin(place) * cos(place / 11)))
    }
    return path
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemGray4.setStroke()
    wave.stroke()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func follow(_ episode: Int, in player: Player, at progress: Double) {
    if let old = self.episode, old != episode { self.player?.stopObserving(old) }
    (self.episode, self.player) = (episode, player)
    show(player.episode == episode ? player.progress : progress)
    player.observe(episode) { [weak self] in self?.show($0) }
  }

  private func show(_ progress: Double) {
    self.progress = progress
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height)
  }
}
