import Foundation
import Testing

/// The planted loops as a program that was built with some options, which runs in this process.
struct PlantedProgram {
  /// The compiler; nil where there is none.
  static let compiler = tool("swiftc")

  /// Returns the path of a tool; nil where it is not installed.
  static func tool(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// The compiler's tool that names the functions and lines of addresses; nil where it is not installed.
  static let symbolizer = compiler.flatMap { compiler in
    let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let path = folder.appendingPathComponent("llvm-symbolizer").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// Runs a tool.
  ///
  /// - Returns: what it prints.
  static func run(_ tool: String, _ arguments: [String], input: String = "") throws -> String {
    let process = Process()
    let (standardInput, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    (process.standardInput, process.standardOutput) = (standardInput, output)
    try process.run()
    // What is printed may fill its pipe before all is read from the other.
    DispatchQueue.global().async {
      try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? standardInput.fileHandleForWriting.close()
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(tool) \(arguments)")
    return text
  }

  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Planted"

  /// The modules, each after those that it needs, with their files.
  private static let modules = [
    ("Engine", ["Engine"]), ("Shared", ["Shared"]), ("Planted", ["Program", "Closures", "Types"]),
  ]

  private typealias Name = @convention(c) (Int) -> UnsafePointer<UInt8>
  private typealias Run = @convention(c) (Int, Int) -> UInt64

  /// The path of the program.
  let path: String
  /// The name of each loop.
  let names: [String]
  private let run: Run

  /// Builds the program and loads it.
  ///
  /// It stays loaded, as Swift's types cannot be unloaded.
  ///
  /// - Parameters:
  ///   - options: the options of the compiler.
  ///   - folder: the folder for what is made.
  /// - Throws: if it cannot be built or loaded.
  init(_ options: [String], in folder: URL) throws {
    let compiler = try #require(Self.compiler)
    path = folder.path + "/Planted"
    for (module, files) in Self.modules {
      let isProgram = module == "Planted"
      let kind = isProgram ? ["-o", path] : ["-static", "-emit-module", "-o", "\(module).a"]
      let libraries = isProgram ? ["Engine.a", "Shared.a"] : []
      let inputs = files.map { "\(Self.sources)/\($0).swift" } + libraries
      let command = ["-C", folder.path, compiler, "-emit-library", "-module-name", module]
      _ = try Self.run(
        "/usr/bin/env",
        command + options + Self.always + kind + inputs
      )
    }
    let library = try #require(dlopen(path, RTLD_NOW | RTLD_LOCAL), "\(String(cString: dlerror()))")
    func function<Type>(_ name: String, as type: Type.Type) throws -> Type {
      unsafeBitCast(try #require(dlsym(library, name)), to: type)
    }
    let name = try function("planted_name", as: Name.self)
    let count = try function("planted_count", as: (@convention(c) () -> Int).self)
    names = (0..<count()).map { String(cString: name($0)) }
    run = try function("planted_run", as: Run.self)
  }

  private static let always = ["-g", "-wmo", "-parse-as-library", "-swift-version", "6", "-I."]

  /// Runs a loop until there are enough samples, or too much time has passed for that.
  func run(_ loop: Int, until wanted: UInt32, _ count: UnsafePointer<UInt32>) {
    var turn: UInt64 = 0
    while count.pointee < wanted, turn < 20_000 {
      _ = run(loop, 200_000)
      turn += 1
    }
  }
}

/// The marks in the sources of the planted loops.
struct PlantedMarks {
  private struct Line: Hashable {
    let file: String
    let line: Int
  }

  /// The name of the loop that each line is in.
  private var loops: [Line: String] = [:]
  /// The lines that only lead to loops.
  private var wrappers: Set<Line> = []

  /// Reads them.
  init() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: PlantedProgram.sources) {
      let file = "\(PlantedProgram.sources)/\(name)"
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      var open: (loop: String, indentation: Int)?
      for (number, line) in lines.enumerated() {
        let place = Line(file: file, line: number + 1)
        let indentation = line.prefix { $0 == " " }.count
        if let mark = line.range(of: "// loop: ") {
          open = (String(line[mark.upperBound...]), indentation)
        }
        if let open { loops[place] = open.loop }
        if open?.indentation == indentation, line.hasSuffix("}") { open = nil }
        if line.hasSuffix("// wrapper") { wrappers.insert(place) }
      }
    }
  }

  /// The names of the loops.
  var names: Set<String> { Set(loops.values) }

  /// The name of the loop that a line is in; nil for none.
  func loop(_ file: String?, _ line: Int?) -> String? {
    guard let file, let line else { return nil }
    return loops[Line(file: file, line: line)]
  }

  /// Returns whether a line only leads to loops.
  func isWrapper(_ file: String?, _ line: Int?) -> Bool {
    guard let file, let line else { return false }
    return wrappers.contains(Line(file: file, line: line))
  }
}
