import Foundation
import Glibc

/// The program that shows long output page by page: `$LISTSCOPE_PAGER`, `$PAGER`, or `less`.
///
/// It takes the place of standard output until it is finished.
struct Pager {
  private let process: pid_t
  private let terminal: Int32
  /// The handler of Ctrl-C before.
  private let before: (@convention(c) (Int32) -> Void)?

  /// Starts the pager where stdout is a terminal and the user wants one; nil where it cannot start.
  static func start(_ isWanted: Bool) -> Pager? {
    guard isWanted, Terminal.isCapable, let command = Self.command else { return nil }
    return Pager(command)
  }

  /// The command that shows pages; nil where none is wanted.
  private static var command: String? {
    let environment = ProcessInfo.processInfo.environment
    let command = environment["LISTSCOPE_PAGER"] ?? environment["PAGER"] ?? "less"
    return command.isEmpty || command == "cat" ? nil : command
  }

  private init?(_ command: String) {
    var pipe: [Int32] = [0, 0]
    guard Glibc.pipe(&pipe) == 0 else { return nil }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { pipe.forEach { close($0) } }
    // Where the program is missing, the output is shown as it is.
    let program = command.prefix { $0 != " " }
    let script = "command -v '\(program)' > /dev/null || exec cat; \(command)"
    guard let process = Self.spawn(["/bin/sh", "-c", script], input: pipe[0]) else { return nil }
    self.process = process
    terminal = dup(STDOUT_FILENO)
    dup2(pipe[1], STDOUT_FILENO)
    // Ctrl-C is the pager's: it goes to this process as well.
    before = signal(SIGINT, SIG_IGN)
  }

  private static func spawn(_ arguments: [String], input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var variables = ProcessInfo.processInfo.environment
    // Nothing is paged that fits on the screen; colours are shown; the text stays on the screen.
    variables["LESS"] = variables["LESS"] ?? "FRX"
    var words = arguments.map { strdup($0) } + [nil]
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + environment).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, arguments[0], &actions, nil, &words, &environment)
    return result == 0 ? process : nil
  }

  /// Ends the output, and waits until the user has read it.
  func finish() {
    dup2(terminal, STDOUT_FILENO)
    close(terminal)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    signal(SIGINT, before)
  }
}
