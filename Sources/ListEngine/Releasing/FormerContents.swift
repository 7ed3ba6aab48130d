import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// The objects that a list no longer needs: former content, and the former presentation.
///
/// Freeing it is put off until the frame is over, and is done in pieces: after a frame all that was
/// replaced before the latest content, and of the rest as much as keeps the next frame from
/// waiting.
final class FormerContents {
  private struct Part {
    /// The update that replaced it.
    let update: UInt32
    var rest: FormerPart
  }

  /// The most pieces of the latest content that are freed after one frame.
  static let maxPieces = 8
  /// As many contents wait at most: the earlier ones are freed at once.
  static let maxContents = 2
  /// As many parts wait at most.
  static let maxParts = 64

  private var parts: [Part] = []
  private var contents = 0
  /// True if a piece is being freed.
  private var isFreeing = false
  /// The loop that frees the parts; nil while none waits.
  private weak var runLoop: MainRunLoop?

  /// Keeps a part until the frame is over.
  ///
  /// - Parameters:
  ///   - part: the part to be freed; the caller must not keep it.
  ///   - update: the number of the update that replaced it.
  ///   - services: say who records it.
  ///   - runLoop: knows when the frame is over.
  func add(
    _ part: consuming FormerPart,
    update: UInt32,
    _ services: ListServices,
    _ runLoop: MainRunLoop
  ) {
    // Nothing is there to be freed.
    guard part.itemCount > 0 else { return }
    if part.isContent { contents += 1 }
    parts.append(Part(update: update, rest: part))
    // Freeing may run the app's code, which may configure the list again.
    while !isFreeing, contents > Self.maxContents || parts.count > Self.maxParts {
      while !isFirstFreed(services.signposter) {}
    }
    guard self.runLoop !== runLoop else { return }
    self.runLoop = runLoop
    let signposter = services.signposter
    runLoop.performAfterFrame { [unowned runLoop] in self.freeDue(after: runLoop, signposter) }
  }

  /// Frees what is due after a frame.
  ///
  /// - Returns: whether something is left.
  private func freeDue(after runLoop: MainRunLoop, _ signposter: Signposter) -> Bool {
    // The parts may wait for another loop by now.
    guard self.runLoop === runLoop else { return false }
    let latest = parts.lastIndex { $0.rest.isContent } ?? parts.count
    for _ in 0..<latest {
      while !isFirstFreed(signposter) {}
    }
    var pieces = 0
    while !parts.isEmpty, pieces < Self.maxPieces {
      _ = isFirstFreed(signposter)
      pieces += 1
    }
    if parts.isEmpty { self.runLoop = nil }
    return !parts.isEmpty
  }

  /// Frees a piece of the part that waits longest.
  ///
  /// - Returns: whether that was all of it.
  private func isFirstFreed(_ signposter: Signposter) -> Bool {
    isFreeing = true
    defer { isFreeing = false }
    var signposter = signposter
    signposter.scope.update = parts[0].update
    let piece = parts[0].rest.nextPiece()
    let isContent = parts[0].rest.isContent
    let interval = signposter.beginInterval(.release, .releaseBegin(items: piece.items))
    let clock = signposter.isEnabled ? ThreadUsage.threadClockNs : 0
    // Moved out, so that nothing else refers to what is freed.
    var rest = parts[0].rest
    parts[0].rest = .nothing
    let isLast = rest.free(piece)
    parts[0].rest = rest
    free(malloc(Self.mergingSize))
    interval.end(
      .releaseEnd(cpuNs: signposter.isEnabled ? Int(ThreadUsage.threadClockNs - clock) : 0)
    )
    guard isLast else { return false }
    if isContent { contents -= 1 }
    parts.removeFirst()
    return true
  }

  /// An allocation of 1,024 bytes or more merges freed blocks in glibc (`malloc_consolidate`), which
  /// puts that off until then and would charge it to other code.
  private static let mergingSize = 2048
}
