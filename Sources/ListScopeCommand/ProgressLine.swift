import Foundation

/// One line on the terminal that shows how far something is; nothing where stderr is no terminal.
struct ProgressLine {
  private let total: Int
  private let unit: String
  private let isShown: Bool
  /// Shown every so many steps, so that showing it costs next to nothing.
  private let stride: Int

  init(total: Int, unit: String) {
    self.total = total
    self.unit = unit
    isShown = isatty(STDERR_FILENO) == 1
    stride = max(1, total / 50)
  }

  func show(_ done: Int) {
    guard isShown, done % stride == 0 else { return }
    write("\r\(done) of \(total) \(unit)")
  }

  func clear() {
    guard isShown else { return }
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
