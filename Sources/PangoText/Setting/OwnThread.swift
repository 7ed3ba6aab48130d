import Glibc

/// Runs a block on a thread of its own, and waits for it.
func onOwnThread<Result>(_ body: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping({ result = body() }) { block in
    withUnsafePointer(to: block) { pointer in
      var thread = pthread_t()
      let status = pthread_create(
        &thread,
        nil,
        { block in
          block?.assumingMemoryBound(to: (() -> Void).self).pointee()
          return nil
        },
        UnsafeMutableRawPointer(mutating: pointer)
      )
      // Where no thread can be had, the caller's does it.
      if status == 0 { pthread_join(thread, nil) } else { block() }
    }
  }
  guard let result else { preconditionFailure("the thread ended without its block") }
  return result
}
