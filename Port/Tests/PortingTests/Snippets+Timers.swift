import Porting

extension SnippetTests {
  /// Timers, display links and delayed selectors.
  static let timers: [Snippet] = [
    Snippet(
      before:
        "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(ticked(_:)), userInfo: nil, repeats: true)",
      after: #"""
        t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                    nonisolated(unsafe) let timer = timer
                    MainActor.assumeIsolated { self.ticked(timer) }
                }
        """#
    ),
    Snippet(
      before:
        "t = Timer(timeInterval: 1, target: self, selector: #selector(plain), userInfo: nil, repeats: false)",
      after: #"""
        t = Timer(timeInterval: 1, repeats: false) { _ in
                    MainActor.assumeIsolated { self.plain() }
                }
        """#
    ),
    Snippet(
      before:
        "t = Timer(fireAt: date, interval: 0, target: self, selector: #selector(plain), userInfo: nil, repeats: false)",
      after: #"""
        t = Timer(fire: date, interval: 0, repeats: false) { _ in
                    MainActor.assumeIsolated { self.plain() }
                }
        """#
    ),
    Snippet(
      before:
        "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(ticked(_:)), userInfo: info, repeats: true)",
      after: #"""
        #if canImport(ObjectiveC)
                t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(ticked(_:)), userInfo: info, repeats: true)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before:
        "t = Timer.scheduledTimer(timeInterval: 1, target: other, selector: #selector(A.plain), userInfo: nil, repeats: true)",
      after: #"""
        #if canImport(ObjectiveC)
                t = Timer.scheduledTimer(timeInterval: 1, target: other, selector: #selector(A.plain), userInfo: nil, repeats: true)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before:
        "RunLoop.main.add(Timer(timeInterval: 1, target: self, selector: #selector(plain), userInfo: nil, repeats: true), forMode: .common)",
      after: #"""
        RunLoop.main.add(Timer(timeInterval: 1, repeats: true) { _ in
                    MainActor.assumeIsolated { self.plain() }
                }, forMode: .common)
        """#
    ),
    Snippet(
      before: "self.perform(#selector(plain), with: nil, afterDelay: 1)",
      after: #"""
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    MainActor.assumeIsolated { self.plain() }
                }
        """#
    ),
    Snippet(
      before: "perform(#selector(sent(_:)), with: b, afterDelay: 1)",
      after: #"""
        #if canImport(ObjectiveC)
                perform(#selector(sent(_:)), with: b, afterDelay: 1)
                #else
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [value = b] _ in
                    MainActor.assumeIsolated { self.sent(value as! UIButton) }
                }
                #endif
        """#
    ),
    Snippet(
      before: "other.perform(#selector(A.plain), with: nil, afterDelay: 1)",
      after: #"""
        #if canImport(ObjectiveC)
                other.perform(#selector(A.plain), with: nil, afterDelay: 1)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before: "perform(#selector(counted))",
      after: "_ = counted()"
    ),
    Snippet(
      before: "self.perform(#selector(plain))",
      after: "self.plain()"
    ),
    Snippet(
      before: "perform(#selector(plain), on: .main, with: nil, waitUntilDone: false)",
      after: #"""
        #if canImport(ObjectiveC)
                perform(#selector(plain), on: .main, with: nil, waitUntilDone: false)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before:
        "NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(plain), object: nil)",
      after: #"""
        #if canImport(ObjectiveC)
                NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(plain), object: nil)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before: "link = CADisplayLink(target: self, selector: #selector(plain))",
      after: #"""
        #if canImport(ObjectiveC)
                link = CADisplayLink(target: self, selector: #selector(plain))
                #else
                link = CADisplayLink(action: { _ in self.plain() })
                #endif
        """#
    ),
  ]
}
