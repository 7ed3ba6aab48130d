import Foundation

extension NSLayoutConstraint {
  /// Options of constraints by a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left edges of all views are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges of all views are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The upper edges of all views are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The lower edges of all views are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges at which text starts are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges at which text ends are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The centres from left to right are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The centres from top to bottom are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Views follow each other where text starts, as they do by default.
    public static let directionLeadingToTrailing = FormatOptions([])

    var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Constraints as a text draws them, such as `"H:|-[title]-8-[mark(20)]-|"`.
  ///
  /// - Parameters:
  ///   - format: the text.
  ///   - options: what is the same for all views.
  ///   - metrics: numbers by name.
  ///   - views: views by name.
  /// - Returns: the constraints, which are not active.
  /// - Precondition: the text is well formed, and all names are given.
  public static func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics ?? [:], views)
    return parser.parse(options)
  }
}

/// Reads the visual format of constraints.
@MainActor
private struct VisualFormatParser {
  /// A number with a relation and a priority.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// The view whose length counts; nil for a number.
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private let text: String
  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false

  init(_ text: String, _ metrics: [String: Any], _ views: [String: Any]) {
    (self.text, self.metrics, self.views) = (text, metrics, views)
    rest = text[...]
  }

  private func fail(_ message: String) -> Never {
    preconditionFailure("the visual format \(text) is wrong before \"\(rest)\": \(message)")
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }

  private mutating func expect(_ prefix: String) {
    if !take(prefix) { fail("\"\(prefix)\" is missing") }
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest.removeFirst(name.count)
    return String(name)
  }

  private func metric(_ name: String) -> CGFloat {
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: fail("there is no metric \(name)")
    }
  }

  private func view(_ name: String) -> UIView {
    guard let view = views[name] as? UIView else { fail("there is no view \(name)") }
    return view
  }

  mutating func parse(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    var constraints: [NSLayoutConstraint] = []
    var all: [UIView] = []
    /// The item before a connection: a view, or the superview at its start.
    var previous: UIView?
    var startsAtSuperview = take("|")
    var gap: [Predicate]? = startsAtSuperview || !rest.isEmpty ? connection() : nil
    while take("[") {
      let view = self.view(name())
      view.translatesAutoresizingMaskIntoConstraints = false
      all.append(view)
      if take("(") {
        for predicate in predicates(until: ")") { constraints.append(length(of: view, predicate)) }
      }
      expect("]")
      if startsAtSuperview, let superview = view.superview {
        constraints += connect(view, start, superview, start, gap, isToSuperview: true)
      } else if let previous {
        constraints += connect(view, start, previous, end, gap, isToSuperview: false)
      }
      startsAtSuperview = false
      previous = view
      gap = connection()
    }
    if take("|"), let previous, let superview = previous.superview {
      constraints += connect(superview, end, previous, end, gap, isToSuperview: true)
    }
    if !rest.isEmpty { fail("this was not expected") }
    for attribute in options.attributes {
      for view in all.dropFirst() {
        constraints.append(
          NSLayoutConstraint(
            item: all[0],
            attribute: attribute,
            relatedBy: .equal,
            toItem: view,
            attribute: attribute,
            multiplier: 1,
            constant: 0
          )
        )
      }
    }
    return constraints
  }

  /// The distance after a view; empty for the standard one, nil for none.
  private mutating func connection() -> [Predicate]? {
    guard take("-") else { return nil }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return [] }
    let predicates: [Predicate]
    if take("(") {
      predicates = self.predicates(until: ")")
    } else {
      predicates = [predicate()]
    }
    expect("-")
    return predicates
  }

  private mutating func predicates(until end: String) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat { predicates.append(predicate()) } while take(",")
    expect(end)
    return predicates
  }

  private mutating func predicate() -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    if let number = unsignedNumber() {
      predicate.constant = number
    } else {
      let name = name()
      if let view = views[name] as? UIView {
        predicate.view = view
      } else {
        predicate.constant = metric(name)
      }
    }
    if take("@") {
      let value = unsignedNumber() ?? metric(name())
      predicate.priority = UILayoutPriority(Float(value))
    }
    return predicate
  }

  /// A number; a minus after it belongs to the connection.
  private mutating func unsignedNumber() -> CGFloat? {
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    rest.removeFirst(digits.count)
    return CGFloat(number)
  }

  private func length(of view: UIView, _ predicate: Predicate) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: predicate.relation,
      toItem: predicate.view,
      attribute: predicate.view == nil ? .notAnAttribute : attribute,
      multiplier: 1,
      constant: predicate.constant
    )
    constraint.priority = predicate.priority
    return constraint
  }

  private func connect(
    _ later: UIView,
    _ laterEdge: NSLayoutConstraint.Attribute,
    _ earlier: UIView,
    _ earlierEdge: NSLayoutConstraint.Attribute,
    _ gap: [Predicate]?,
    isToSuperview: Bool
  ) -> [NSLayoutConstraint] {
    // The standard distance from a superview is its layout margin.
    let isToMargin = isToSuperview && gap?.isEmpty == true
    let standard = Predicate(constant: isToSuperview ? 0 : 8)
    let predicates = gap.map { $0.isEmpty ? [standard] : $0 } ?? [Predicate()]
    return predicates.map { predicate in
      let constraint = NSLayoutConstraint(
        item: later,
        attribute: isToMargin && later === earlier.superview ? laterEdge.margin : laterEdge,
        relatedBy: predicate.relation,
        toItem: earlier,
        attribute: isToMargin && earlier === later.superview ? earlierEdge.margin : earlierEdge,
        multiplier: 1,
        constant: predicate.constant
      )
      constraint.priority = predicate.priority
      return constraint
    }
  }
}
