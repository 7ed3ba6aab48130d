import Foundation
import Porting

let paths = Array(CommandLine.arguments.dropFirst())
let files = Porter().port(paths.map { ($0, FileManager.default.contents(atPath: $0) ?? Data()) })
for file in files {
  print(file.text, terminator: "")
  for note in file.notes { FileHandle.standardError.write(Data("\(file.path):\(note.line): \(note.message)\n".utf8)) }
}
