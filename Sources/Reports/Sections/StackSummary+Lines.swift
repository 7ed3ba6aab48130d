import TraceAnalysis

extension StackSummary {
  /// The hottest lines, each once: in the interval that has most of its samples, and of several with as many
  /// in the one that it is the largest part of.
  var linesOnce: [Line] {
    var places: [SourceFunction: Int] = [:]
    var found: [Line] = []
    for line in lines {
      guard let place = places[line.function] else {
        places[line.function] = found.count
        found.append(line)
        continue
      }
      let known = found[place]
      if (line.samples, line.share) > (known.samples, known.share) { found[place] = line }
    }
    return found.enumerated()
      .sorted { ($1.element.samples, $0.offset) < ($0.element.samples, $1.offset) }
      .map(\.element)
  }
}
