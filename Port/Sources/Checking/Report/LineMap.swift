import Foundation

/// The lines of a file before the port, by those after it.
public struct LineMap {
  private var originals: [Int] = []

  /// Compares two texts.
  public init(from original: String, to text: String) {
    let old = original.components(separatedBy: "\n")
    let new = text.components(separatedBy: "\n")
    guard old != new else {
      originals = Array(1...max(1, new.count))
      return
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var line = 0
    for index in new.indices {
      if inserted.contains(index) {
        // What is written anew stands for what was removed here.
        originals.append(min(line + 1, old.count))
        continue
      }
      while removed.contains(line) { line += 1 }
      line += 1
      originals.append(line)
    }
  }

  /// The lines after the port that stand for a line before it.
  public func lines(of original: Int) -> [Int] {
    originals.indices.filter { originals[$0] == original }.map { $0 + 1 }
  }

  /// The line before the port.
  public subscript(line: Int) -> Int {
    originals.indices.contains(line - 1) ? originals[line - 1] : line
  }
}
