import ListScope

/// How far an episode was heard; follows the player by itself while the episode plays.
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
  private static let bars = 64
  private let bar = UIView()
  private var episode: Int?
  private weak var player: Player?
  private var progress = 0.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    bar.backgroundColor = .systemPurple
    for place in 0..<Self.bars {
      let height = Double(4 + place * 7 % 9)
      let wave = UIView(
        frame: CGRect(x: Double(place) * 4, y: (14 - height) / 2, width: 2, height: height)
      )
      wave.backgroundColor = .systemGray4
      addSubview(wave)
    }
    addSubview(bar)
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
