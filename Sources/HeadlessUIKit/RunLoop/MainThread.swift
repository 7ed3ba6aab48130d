/// Runs code of the main actor, with values that belong to its caller; see `withViews(_:)`.
@inline(__always)
package func withViews<Values, Result>(
  _ values: Values,
  _ body: @MainActor (Values) throws -> Result
) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: ((Values) throws -> Result).self)(values)
  }
}

/// Runs code of the main actor at a place that the compiler does not know to be part of it.
///
/// The caller has the views to itself: it runs on the main thread, or while no other thread uses
/// them. Unlike `MainActor.assumeIsolated`, it neither checks nor costs anything.
@inline(__always)
package func withViews<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
