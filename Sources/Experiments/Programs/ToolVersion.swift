/// The version of the program and of its formats.
package enum ToolVersion {
  package static let current = "0.1.0"
}
