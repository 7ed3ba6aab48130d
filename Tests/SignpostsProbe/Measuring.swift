import OSSignposts

/// Measures the cost of signposts.
struct Measuring {
  private let signposter = OSSignposter(subsystem: "com.example.shop", category: "measured")
  private let rounds: Int

  /// Prepares to measure.
  ///
  /// - Parameter rounds: the number of intervals of a measurement.
  init(rounds: Int) {
    self.rounds = rounds
  }

  /// The time of an interval without a message, in nanoseconds: the shortest of several measurements.
  var plainNs: Double {
    measured {
      let state = signposter.beginInterval("decode image")
      signposter.endInterval("decode image", state)
    }
  }

  /// The time of an interval with a message that has a value.
  var messageNs: Double {
    var number = 0
    return measured {
      number &+= 1
      let state = signposter.beginInterval("decode image", "picture \(number)")
      signposter.endInterval("decode image", state)
    }
  }

  /// The time of a begin and an end by `os_signpost`.
  var functionNs: Double {
    let log = OSLog(subsystem: "com.example.shop", category: "measured")
    return measured {
      os_signpost(.begin, log: log, name: "decode image")
      os_signpost(.end, log: log, name: "decode image")
    }
  }

  private func measured(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<7).map { _ in
      clock.measure { for _ in 0..<rounds { body() } } / rounds
    }
    let (seconds, attoseconds) = (times.min() ?? .zero).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
