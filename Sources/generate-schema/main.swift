import Foundation
import ListSchema

// generate-schema [ROOT]: writes every generated file below ROOT, by default the current folder.
let root = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
for file in GeneratedFile.all(for: ListSchema.schema) {
  let url = root.appendingPathComponent(file.path)
  guard (try? String(contentsOf: url, encoding: .utf8)) != file.text else { continue }
  try file.text.write(to: url, atomically: true, encoding: .utf8)
  print("wrote \(file.path)")
}
