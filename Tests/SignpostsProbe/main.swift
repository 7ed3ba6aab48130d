// signposts-probe [PAGES] | --measure ROUNDS
//
// The program without lists that tests record.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--measure" {
  let measuring = Measuring(rounds: arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000)
  print("interval \(measuring.plainNs) ns")
  print("interval with a message \(measuring.messageNs) ns")
  print("os_signpost \(measuring.functionNs) ns")
} else {
  Shop().run(pages: arguments.first.flatMap { Int($0) } ?? 4)
}
