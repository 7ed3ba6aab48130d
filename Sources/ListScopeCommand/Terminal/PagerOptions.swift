import ArgumentParser

/// The option of commands whose output may be long.
struct PagerOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: """
      Show long output page by page, with $PAGER or less, where stdout is a terminal.
      """
  )
  var pager = true
}
