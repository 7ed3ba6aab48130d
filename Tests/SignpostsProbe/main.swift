// signposts-probe [PAGES [--fault]] | --requests COUNT | --measure ROUNDS
//
// The program without lists that tests record.
import Dispatch
import Glibc

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--measure" {
  let measuring = Measuring(rounds: arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000)
  print("interval \(measuring.plainNs) ns")
  print("interval with a message \(measuring.messageNs) ns")
  print("os_signpost \(measuring.functionNs) ns")
} else if arguments.first == "--requests" {
  let requests = arguments.dropFirst().first.flatMap { Int($0) } ?? 240
  Task {
    await Server().run(requests: requests)
    exit(0)
  }
  dispatchMain()
} else {
  Shop().run(pages: arguments.first.flatMap { Int($0) } ?? 4, fails: arguments.contains("--fault"))
}
