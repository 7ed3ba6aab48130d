public import ListEngine
public import Signposts

/// A Swift type whose values are written as text in a run parameter.
public protocol ParameterRepresentable {
  /// Reads what `parameterText` writes; nil for anything else.
  init?(parameterText: String)
  /// The value as it is written on the command line.
  var parameterText: String { get }
}

extension ParameterRepresentable where Self: RawRepresentable<String> {
  /// Reads a raw value.
  public init?(parameterText: String) { self.init(rawValue: parameterText) }
  /// The raw value.
  public var parameterText: String { rawValue }
}

extension RunParameters.Layout: ParameterRepresentable {}
extension RunParameters.Sizing: ParameterRepresentable {}
extension RunParameters.Clock: ParameterRepresentable {}
extension ScrollPhysics: ParameterRepresentable {}

extension BatchingPolicy: ParameterRepresentable {
  /// Reads `window:BEFORE:AFTER`, `prefix:COUNT` and `prefix:COUNT:SCREENS`.
  public init?(parameterText: String) { self.init(parameterText) }
  /// As it is written on the command line.
  public var parameterText: String { description }
}

extension Injection: ParameterRepresentable {}
extension SlowdownFactors: ParameterRepresentable {}

extension RunParameters {
  /// The value of a parameter of whole numbers.
  ///
  /// - Precondition: the parameter has a default, and its values are whole numbers.
  public func integer(_ parameter: ParameterDefinition) -> Int {
    guard case .integer(let value)? = self[parameter], let value = Int(exactly: value)
    else { preconditionFailure("\(parameter.name) is no parameter of whole numbers") }
    return value
  }

  /// The value of a parameter of unsigned whole numbers.
  ///
  /// - Precondition: the parameter has a default, and its values are unsigned whole numbers.
  public func unsigned(_ parameter: ParameterDefinition) -> UInt64 {
    guard case .unsigned(let value)? = self[parameter]
    else { preconditionFailure("\(parameter.name) is no parameter of unsigned whole numbers") }
    return value
  }

  /// The value of a parameter of fractions.
  ///
  /// - Precondition: the parameter has a default, and its values are fractions.
  public func number(_ parameter: ParameterDefinition) -> Double {
    guard case .number(let value)? = self[parameter]
    else { preconditionFailure("\(parameter.name) is no parameter of fractions") }
    return value
  }

  /// The value of a parameter of text, or of cases that are text.
  ///
  /// - Precondition: the parameter has a default, and its values are text.
  public func text(_ parameter: ParameterDefinition) -> String {
    guard case .text(let value)? = self[parameter]
    else { preconditionFailure("\(parameter.name) is no parameter of text") }
    return value
  }

  /// The value of a parameter that has a Swift type.
  func typed<Value: ParameterRepresentable>(_ parameter: ParameterDefinition) -> Value {
    let text = text(parameter)
    guard let value = Value(parameterText: text)
    else { preconditionFailure("\(parameter.name): \(Value.self) has no value '\(text)'") }
    return value
  }

  /// Sets a parameter from text, as on the command line.
  ///
  /// - Throws: `ParameterError` when the text is no value of the parameter.
  public mutating func set(_ parameter: ParameterDefinition, to text: String) throws(ParameterError)
  {
    guard let value = parameter.domain.value(text), Self.hasValue(value, for: parameter)
    else { throw ParameterError(parameter: parameter, text: text) }
    self[parameter] = value
  }
}

/// A text that is no value of a parameter.
public struct ParameterError: Error, Hashable {
  /// The parameter.
  public let parameter: ParameterDefinition
  /// The given text.
  public let text: String
}
