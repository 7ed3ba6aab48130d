import Foundation
import TestSupport
import Testing

@testable import Experiments
@testable import ListScopeCommand

/// `top` with LTTng's daemons.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct TopTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope
  private let processes = MarkedProcesses()

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  /// The frames and late frames that lines report.
  private func sums(_ lines: some Sequence<Substring>) -> (frames: Int, late: Int) {
    lines.reduce(into: (0, 0)) { sums, line in
      guard let found = line.firstMatch(of: /: ([\d,]+) frames?, ([\d,]+) late/) else { return }
      sums.0 += Int(found.1.replacing(",", with: "")) ?? 0
      sums.1 += Int(found.2.replacing(",", with: "")) ?? 0
    }
  }

  @Test("A program that is started is shown line by line, and the lines add up to its frames")
  func program() throws {
    let result = try CommandRun.run(
      [
        listscope, "top", "--", listscope, "run", "feed", "--clock", "real", "--seconds", "3",
        "--refresh-rate", "60", "--budget-share", "0.05",
      ],
      environment: processes.environment
    )
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    let seconds = lines.filter { $0.contains(#/^\d+ s: /#) }
    #expect(!seconds.isEmpty, "\(result.output)")
    let total = try #require(lines.last)
    #expect(total.hasPrefix("in all: "))
    #expect(sums(seconds).frames == sums([total]).frames)
    #expect(sums(seconds).late == sums([total]).late)
    // On a busy machine frames are left out, never shown twice.
    #expect((1...179).contains(sums(seconds).frames), "\(result.output)")
    #expect(processes.left() == [])
  }

  @Test("It ends when it is told to, and with it the program it has started")
  func seconds() throws {
    let run = [
      listscope, "run", "feed", "--clock", "real", "--seconds",
      "\(TestPatience.programSeconds)",
    ]
    let result = try CommandRun.run(
      [listscope, "top", "--seconds", "2", "--"] + run,
      environment: processes.environment
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("in all: "))
    #expect(processes.left() == [])
  }

  /// Runs a shell script beside a separate session daemon; `$1` is the folder of the test.
  private func runUnderDaemon(_ script: String) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try OwnDaemon.run(
      "L=\(listscope)\n" + script,
      folder: path(""),
      environment: processes.environment
    )
  }

  @Test("It attaches to a running program, and leaves the daemon as it was")
  func attached() throws {
    let run = try runUnderDaemon(
      """
      start
      $L run feed --clock real --seconds 60 --refresh-rate 120 --verbose > /dev/null 2> $1/one & one=$!
      $L run chat --clock real --seconds 60 --verbose > /dev/null 2> $1/two & two=$!
      until grep -q ' frames' $1/one && grep -q ' frames' $1/two; do
        kill -0 $one && kill -0 $two || break; sleep 0.1
      done
      $L top --seconds 3 --pid $one --refresh-rate 120; echo "status $?"
      $L top --seconds 30 > /dev/null & top=$!
      until lttng list | grep -q listscope-; do kill -0 $top || break; sleep 0.1; done
      kill -9 $top
      for i in $(seq 400); do
        [ "$(ls $TMPDIR)" ] || lttng list | grep -q listscope- || break; sleep 0.1
      done
      echo "left: $(ls $TMPDIR)."
      $L top --pid 1 --seconds 1; echo "status $?"
      kill $one $two
      lttng list
      end
      """
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("status 0"), "\(run)")
    let total = try #require(lines.first(where: { $0.hasPrefix("in all: ") }), "\(run)")
    #expect(sums([total]).frames > 0, "\(run.output)")
    #expect(lines.contains("status 69") && run.errors.contains("--pid 1"), "\(run)")
    #expect(lines.contains("left: ."), "\(run)")
    let sessions = run.output.split(separator: "status 69").last ?? ""
    #expect(!sessions.contains("listscope-"), "no session is left, not even by one that was killed")
    #expect(processes.left() == [])
  }

  @Test("Without a daemon there is nothing to attach to, which is said")
  func noDaemon() throws {
    let run = try runUnderDaemon("$L top --seconds 1; echo \"status $?\"")
    #expect(run.output.contains("status 69"), "\(run)")
    #expect(run.errors.contains("lttng-sessiond --daemonize"))
  }

  @Test("Impossible numbers, and a process beside a program, are errors of use")
  func usage() throws {
    for options in [
      ["--seconds", "0"], ["--refresh-rate", "0"], ["--budget-share", "2"],
      ["--pid", "1", "--", "true"],
    ] {
      #expect(try CommandRun.run([listscope, "top"] + options).status == 64, "\(options)")
    }
    let missing = try CommandRun.run([listscope, "top", "--", "/nonexistent/program"])
    #expect(missing.status == 64 && missing.errors.contains("could not be started"))
  }
}
