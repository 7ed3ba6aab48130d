/// A shell whose session daemon is its own, for scripts that use LTTng's commands by hand.
package enum OwnDaemon {
  /// The beginning of the script: `start` and `end` start and end the daemon.
  ///
  /// Root's daemons have one place for their sockets: the shell's own mounts hide those of the machine.
  private static let beginning = """
    if [ $(id -u) = 0 ]; then
      mkdir -p /run/lttng; mount -t tmpfs tmpfs /run/lttng; mount -t tmpfs tmpfs /dev/shm
    fi
    mkdir -p $1/home $1/tmp; export HOME=$1/home LTTNG_HOME=$1/home TMPDIR=$1/tmp
    # Programs wait so many milliseconds for a slow daemon.
    export LTTNG_UST_REGISTER_TIMEOUT=60000
    start() { lttng-sessiond --daemonize --no-kernel; }
    end() { kill $(cat /run/lttng/lttng-sessiond.pid $HOME/.lttng/lttng-sessiond.pid 2>/dev/null); }

    """

  /// Runs a script; its `$1` is the folder.
  package static func run(
    _ script: String,
    folder: String,
    as user: User = .current,
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    let isRoot = user == .current && User.isRoot
    return try CommandRun.run(
      (isRoot ? ["unshare", "--mount", "--propagation", "private"] : [])
        + ["sh", "-c", beginning + script, "sh", folder],
      as: user,
      environment: environment
    )
  }
}
