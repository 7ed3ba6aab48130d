import Foundation
import ListSchema

// generate-schema [--check] [ROOT]
//
// Writes every generated file below ROOT, by default the current folder. With --check it writes
// nothing, names the files that are out of date, and exits with 1 when there are any.
let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
let root = URL(fileURLWithPath: arguments.first { $0 != "--check" } ?? ".")
var outdated = 0
for file in GeneratedFile.all(for: ListSchema.schema) {
  let url = root.appendingPathComponent(file.path)
  let current = FileManager.default.contents(atPath: url.path)
  guard current != Data(file.text.utf8) else { continue }
  outdated += 1
  if isCheck {
    print("\(file.path) is out of date")
  } else {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try file.text.write(to: url, atomically: true, encoding: .utf8)
    print("wrote \(file.path)")
  }
}
exit(isCheck && outdated > 0 ? 1 : 0)
