import ListScope

/// Sandglasses that run by timers: one that repeats, one by a run loop's mode, and one that rings at the end.
final class SandglassScreen: UIViewController {
  private(set) var ticks = 0
  private(set) var quarterTicks = 0
  private(set) var rings = 0
  let label = UILabel()
  private var timer: Timer?
  private var quarter: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stop()
  }

  func start() {
    stop()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    let quarter = Timer(timeInterval: 0.25, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.quarterTicks += 1 }
    }
    RunLoop.main.add(quarter, forMode: .common)
    self.quarter = quarter
    Timer.scheduledTimer(withTimeInterval: 2.5, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.rings += 1 }
    }
  }

  func stop() {
    timer?.invalidate()
    quarter?.invalidate()
  }

  private func tick() {
    ticks += 1
    label.text = "\(60 - ticks)"
    if ticks == 4 { timer?.invalidate() }
  }
}
