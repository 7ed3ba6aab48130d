/// The description of one parameter of a run: everything that options, traces and reports need.
///
/// ```swift
/// static let changedShare = ParameterDefinition(
///   "changed_share",
///   .numbers(0.001...1, scale: .logarithmic),
///   default: .number(0.05),
///   "Share of the rows that change at a time"
/// )
/// ```
public struct ParameterDefinition: Hashable, Sendable {
  /// The unit in a trace of a parameter that has none.
  ///
  /// Not an empty string: in place of one, babeltrace2 2.0 shows the string of an earlier event.
  public static let noUnit = "-"

  /// The name in traces, tables and reports, in snake case, with the unit where there is one.
  public let name: String
  /// The values that it may have.
  public let domain: ParameterDomain
  /// The unit of the value: `items`, `Hz`; empty for names and factors.
  public let unit: String
  /// The value that applies unless another one is set; nil where there is none.
  public let defaultValue: ParameterValue?
  /// The source of the default when it is not a constant, such as `the scenario's own`.
  public let defaultMeaning: String?
  /// A description of the parameter, in one sentence without a full stop.
  public let meaning: String
  /// More about how its values are written, in whole sentences; empty where the meaning is enough.
  public let details: String
  /// The rule for comparing runs that differ in the parameter.
  public let comparison: ParameterComparison
  /// Its option on the command line, without dashes; nil where users do not set it.
  public let option: String?
  /// True if help leaves the option out.
  public let isHidden: Bool
  /// The Swift type that programs use for it where it is more than a number or text.
  public let swiftType: String?
  /// True if it is a decision of the list's developer: `tune` may look for the best value.
  ///
  /// Other values play the same content and the same input.
  public let isTunable: Bool

  /// Describes a parameter.
  ///
  /// - Parameters:
  ///   - name: the name, in snake case.
  ///   - domain: which values it may have.
  ///   - unit: the unit of its values.
  ///   - defaultValue: the value that applies unless another one is set.
  ///   - defaultMeaning: where the default comes from when it is not a constant.
  ///   - comparison: whether runs that differ in it may be compared.
  ///   - option: the option on the command line, without dashes.
  ///   - isHidden: whether help leaves the option out.
  ///   - swiftType: the Swift type that programs use for it.
  ///   - isTunable: whether it is a decision that other values of may be better.
  ///   - meaning: its description, in one sentence without a full stop.
  ///   - details: more about how its values are written.
  /// - Precondition: the name is in snake case, there is a meaning, and the default, where there is
  ///   one, is in the domain.
  public init(
    _ name: String,
    _ domain: ParameterDomain,
    unit: String = "",
    default defaultValue: ParameterValue?,
    defaultMeaning: String? = nil,
    comparison: ParameterComparison = .mustMatch,
    option: String? = nil,
    isHidden: Bool = false,
    swiftType: String? = nil,
    isTunable: Bool = false,
    _ meaning: String,
    details: String = ""
  ) {
    precondition(Self.isName(name), "'\(name)' is not in snake case")
    precondition(!meaning.isEmpty, "\(name) needs a meaning")
    precondition(
      defaultValue.map(domain.contains) ?? true,
      "\(name): the default must be \(domain.requirement)"
    )
    self.name = name
    self.domain = domain
    self.unit = unit
    self.defaultValue = defaultValue
    self.defaultMeaning = defaultMeaning
    self.comparison = comparison
    self.option = option
    self.isHidden = isHidden
    self.swiftType = swiftType
    self.isTunable = isTunable
    self.meaning = meaning
    self.details = details
  }

  /// Describes a parameter of a scenario as a recording states it, without a default; nil for a name
  /// that no parameter can have.
  package init?(
    recorded name: String,
    type: ParameterType,
    unit: String = "",
    comparison: ParameterComparison = .mustMatch,
    meaning: String = ""
  ) {
    guard Self.isName(name) else { return nil }
    self.name = name
    domain =
      switch type {
      case .integer: .integers(.min ... .max)
      case .unsigned: .seeds
      case .number: .numbers(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
      case .text: .text
      }
    self.unit = unit
    defaultValue = nil
    defaultMeaning = nil
    self.comparison = comparison
    option = nil
    isHidden = false
    swiftType = nil
    isTunable = false
    self.meaning = meaning
    details = ""
  }

  /// The name for people: `refresh rate` for `refresh_rate_hz`.
  public var title: String {
    let words = name.split(separator: "_").map(String.init)
    let isUnit = words.count > 1 && words.last == unit.lowercased() && unit.count <= 2
    return (isUnit ? words.dropLast() : words[...]).joined(separator: " ")
  }

  /// A value for people, with its unit: `60 Hz`.
  public func text(_ value: ParameterValue) -> String {
    guard !unit.isEmpty, value.type != .text else { return value.description }
    let isOne = value.integer == 1 && unit.count > 2 && unit.hasSuffix("s")
    return "\(value) \(isOne ? String(unit.dropLast()) : unit)"
  }

  /// Returns whether a name can be a parameter's: lower case letters, digits and `_`, a letter
  /// first; the name of a part of a value follows that of the whole after a dot.
  private static func isName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      guard let first = word.unicodeScalars.first, ("a"..."z").contains(first) else { return false }
      return word.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
      }
    }
  }
}
