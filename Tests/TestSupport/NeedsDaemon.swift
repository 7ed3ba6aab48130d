package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a suite or test, with a note, where LTTng's daemon or babeltrace2 is not installed.
  package static var needsDaemon: Self {
    .enabled(
      if: CommandRun.hasDaemon,
      "needs lttng-sessiond and babeltrace2: apt-get install lttng-tools babeltrace2"
    )
  }
}
