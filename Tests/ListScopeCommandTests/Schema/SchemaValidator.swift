import Foundation
import TestSupport
import Testing

/// PyPI's `jsonschema`, in a virtual environment of the package's own.
struct SchemaValidator {
  /// The interpreter; nil where it cannot be had, for want of python3-venv or of the network.
  static let interpreter: String? = {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scripts/support/python-tools").path
    let run = try? CommandRun.run([script])
    guard let run, run.status == 0 else { return nil }
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }()

  /// True if documents can be validated.
  static var isAvailable: Bool { interpreter != nil }

  /// Prints what is wrong with each document, a line each.
  private static let program = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for path in sys.argv[2:]:
        for error in validator.iter_errors(json.load(open(path))):
            print(path, error.json_path, error.message[:200])
    """

  /// Returns the complaints about documents; empty where all is well.
  ///
  /// - Throws: where the schema itself is wrong.
  static func complaints(_ documents: [String], schema: String) throws -> [String] {
    let interpreter = try #require(Self.interpreter)
    let run = try CommandRun.run([interpreter, "-c", program, schema] + documents)
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }
}
