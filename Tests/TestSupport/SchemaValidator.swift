import Foundation
import Testing

/// PyPI's `jsonschema`, in a virtual environment of the package's own.
package struct SchemaValidator {
  /// The interpreter; nil where it cannot be had, for want of python3-venv or of the network.
  package static let interpreter: String? = {
    let run = try? CommandRun.run([CommandRun.repository + "/scripts/support/python-tools"])
    guard let run, run.status == 0 else { return nil }
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }()

  /// True if documents can be validated.
  package static var isAvailable: Bool { interpreter != nil }

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
  package static func complaints(_ documents: [String], schema: String) throws -> [String] {
    let interpreter = try #require(Self.interpreter)
    let run = try CommandRun.run([interpreter, "-c", program, schema] + documents)
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }
}
