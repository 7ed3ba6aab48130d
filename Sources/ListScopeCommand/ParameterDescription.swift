import Signposts

/// A parameter as the command line describes it, for people and as JSON.
struct ParameterDescription: Encodable {
  let name: String
  let type: String
  let unit: String
  let meaning: String
  let `default`: ParameterValue?
  let minimum: ParameterValue?
  let maximum: ParameterValue?
  let scale: String?
  let cases: [ParameterValue]?
  let comparison: String
  private let requirement: String

  private enum CodingKeys: CodingKey {
    case name, type, unit, meaning, `default`, minimum, maximum, scale, cases, comparison
  }

  init(_ parameter: ParameterDefinition) {
    name = parameter.name
    type = "\(parameter.domain.type)"
    unit = parameter.unit
    meaning = parameter.meaning
    `default` = parameter.defaultValue
    requirement = parameter.domain.requirement
    comparison = Enumeration.snakeCase("\(parameter.comparison)")
    switch parameter.domain {
    case .integers(let range, let scale):
      (minimum, maximum) = (.integer(range.lowerBound), .integer(range.upperBound))
      (self.scale, cases) = (scale.rawValue, nil)
    case .numbers(let range, let scale):
      (minimum, maximum) = (.number(range.lowerBound), .number(range.upperBound))
      (self.scale, cases) = (scale.rawValue, nil)
    case .cases(let values): (minimum, maximum, scale, cases) = (nil, nil, nil, values)
    case .seeds, .text: (minimum, maximum, scale, cases) = (nil, nil, nil, nil)
    }
  }

  /// The default as it is written on the command line; `…` where there is none.
  var defaultText: String { `default`?.description ?? "…" }

  /// The meaning and the values of the parameter, in a line.
  var text: String { "\(meaning) (\(requirement))" }
}
