/// Runs code of the main actor, with values that belong to its caller; see `withViews(_:)`.
///
/// A closure that captures nothing costs no allocation, as it may escape.
@inline(__always)
package func withViews<Values, Result, Failure: Error>(
  _ values: Values,
  _ body: @escaping @MainActor (Values) throws(Failure) -> Result
) throws(Failure) -> Result {
  try unsafeBitCast(body, to: ((Values) throws(Failure) -> Result).self)(values)
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
