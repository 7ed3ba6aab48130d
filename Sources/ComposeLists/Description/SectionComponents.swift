import ListEngine

/// The components of a section, in order; nothing is made for each of them.
struct SectionComponents: RandomAccessCollection {
  private let runs: [ComponentRun]
  /// The start of each run.
  private let starts: [Int]
  let endIndex: Int

  init(_ runs: [ComponentRun]) {
    self.runs = runs
    var (starts, count) = ([Int](), 0)
    starts.reserveCapacity(runs.count)
    for run in runs {
      starts.append(count)
      count += run.count
    }
    self.starts = starts
    endIndex = count
  }

  var startIndex: Int { 0 }

  /// The component at a position.
  ///
  /// - Complexity: O(log runs).
  subscript(position: Int) -> AnyComponent {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return runs[low].component(at: position - starts[low])
  }

  /// Gives a section of a list the rows that show the components.
  func setRows(of section: inout ListEngine.Section, _ contexts: ComponentContexts) {
    guard let first = runs.first else { return }
    if runs.allSatisfy({ $0.type == first.type }) {
      first.functions.setRows(runs, contexts, &section)
    } else {
      section += runs.flatMap { $0.functions.items($0, contexts) }
    }
  }
}
