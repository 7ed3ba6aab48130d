// Written as for Apple's systems: only the import differs.
import Dispatch

#if canImport(os)
  import os
#else
  import OSSignposts
#endif

/// A server whose requests wait for others, on the main actor or on the threads of the pool.
struct Server {
  private let signposter = OSSignposter(subsystem: "com.example.server", category: "requests")

  /// Answers requests at once, a third of them on the main actor.
  func run(requests: Int) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<requests {
        group.addTask {
          if number % 3 == 0 { await answerOnMain(number) } else { await answer(number) }
        }
      }
    }
    await listen()
  }

  private func answer(_ number: Int) async {
    let state = signposter.beginInterval("request", "\(number)")
    await Task.yield()
    query(number)
    try? await Task.sleep(nanoseconds: 1_000_000)
    query(number)
    signposter.endInterval("request", state)
  }

  @MainActor private func answerOnMain(_ number: Int) async {
    let state = signposter.beginInterval("main request", "\(number)")
    await Task.yield()
    query(number)
    try? await Task.sleep(nanoseconds: 1_000_000)
    query(number)
    signposter.endInterval("main request", state)
  }

  private func query(_ number: Int) {
    signposter.withIntervalSignpost("query", "\(number)") {}
  }

  /// Waits on the main actor, while code outside of tasks runs there.
  @MainActor private func listen() async {
    let state = signposter.beginInterval("listen")
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        signposter.withIntervalSignpost("callback") {}
        continuation.resume()
      }
    }
    signposter.endInterval("listen", state)
  }
}
