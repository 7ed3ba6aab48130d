import Signposts

/// Renders `tracepoints.h`, which LTTng reads several times to make its probes from.
///
/// Every begin and every end is a separate tracepoint, so that a session can choose kinds by
/// name. Those of equal field lists are instances of one class, named for the first of them.
enum TracepointDefinitions {
  static func render(_ schema: Schema) -> String {
    checkNames(schema)
    let parts =
      schema.enumerations.map { enumeration($0, provider: schema.name) }
      + intervals(schema)
      + schema.events.map { event($0, provider: schema.name) }
    return """
      // Generated from ListSchema by scripts/generate. Do not edit.

      #undef LTTNG_UST_TRACEPOINT_PROVIDER
      #define LTTNG_UST_TRACEPOINT_PROVIDER \(schema.name)

      #undef LTTNG_UST_TRACEPOINT_INCLUDE
      #define LTTNG_UST_TRACEPOINT_INCLUDE "tracepoints.h"

      #if !defined(LISTSCOPE_TRACEPOINTS_H) || defined(LTTNG_UST_TRACEPOINT_HEADER_MULTI_READ)
      #define LISTSCOPE_TRACEPOINTS_H

      #include <lttng/tracepoint.h>
      #include <string.h>

      #include "CTracepoints.h"

      #ifndef LISTSCOPE_NUMBER
      #define LISTSCOPE_NUMBER
      static inline double listscope_number(int64_t bits) {
        double number;
        memcpy(&number, &bits, sizeof number);
        return number;
      }
      #endif

      \(parts.joined(separator: "\n\n"))

      \(fixedEvents(provider: schema.name))

      #endif

      // Must come last and stand outside the guard above.
      #include <lttng/tracepoint-event.h>

      """
  }

  /// The names that every provider has, independent of its table.
  static let fixedNames = ["interval_begin", "interval_end", "counter"]

  /// The names of an interval's two tracepoints, with the fields of each.
  static func tracepoints(of row: IntervalDefinition) -> [(name: String, fields: [FieldDefinition])]
  {
    [("\(row.name)_begin", row.begin), ("\(row.name)_end", row.end)]
  }

  private static func checkNames(_ schema: Schema) {
    let names =
      schema.intervals.flatMap(tracepoints).map(\.name) + schema.events.map(\.name) + fixedNames
    precondition(Set(names).count == names.count, "\(schema.name): two tracepoints share a name")
  }

  private static func enumeration(_ enumeration: Enumeration, provider: String) -> String {
    let values = enumeration.labels.enumerated().map { value, label in
      "    lttng_ust_field_enum_value(\"\(label)\", \(value))"
    }
    return """
      LTTNG_UST_TRACEPOINT_ENUM(\(provider), \(enumeration.name),
        LTTNG_UST_TP_ENUM_VALUES(
      \(values.joined(separator: "\n"))))
      """
  }

  private static func intervals(_ schema: Schema) -> [String] {
    var classes: [[FieldDefinition.Signature]: String] = [:]
    return schema.intervals.flatMap(tracepoints).flatMap { name, fields in
      let signature = fields.map(\.signature)
      let className = classes[signature] ?? name
      let definition =
        classes[signature] == nil
        ? [intervalClass(name, fields, provider: schema.name)] : []
      classes[signature] = className
      return definition + [
        """
        LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(\(schema.name), \(className), \(schema.name), \(name),
          LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))
        """
      ]
    }
  }

  private static func intervalClass(
    _ name: String,
    _ fields: [FieldDefinition],
    provider: String
  ) -> String {
    let lines = fields.enumerated().map { position, field in
      line(
        field,
        provider: provider,
        integer: "interval->values[\(position)]",
        number: "listscope_number(interval->values[\(position)])",
        text: ""
      )
    }
    return """
      LTTNG_UST_TRACEPOINT_EVENT_CLASS(\(provider), \(name),
        LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
        LTTNG_UST_TP_FIELDS(
          lttng_ust_field_integer(uint32_t, list, interval->list)
          lttng_ust_field_integer(uint32_t, update, interval->update)
      \((["    lttng_ust_field_integer(uint32_t, id, interval->id)"] + lines).joined(separator: "\n"))))
      """
  }

  private static func event(_ row: EventDefinition, provider: String) -> String {
    let lines = row.fields.enumerated().map { position, field in
      line(
        field,
        provider: provider,
        integer: "values[\(position)].integer",
        number: "values[\(position)].number",
        text: "values[\(position)].text"
      )
    }
    return """
      LTTNG_UST_TRACEPOINT_EVENT(\(provider), \(row.name),
        LTTNG_UST_TP_ARGS(
          uint32_t, list, uint32_t, update, const struct listscope_value *, values),
        LTTNG_UST_TP_FIELDS(
          lttng_ust_field_integer(uint32_t, list, list)
      \((["    lttng_ust_field_integer(uint32_t, update, update)"] + lines).joined(separator: "\n"))))
      """
  }

  private static func line(
    _ field: FieldDefinition,
    provider: String,
    integer: String,
    number: String,
    text: String
  ) -> String {
    switch field.kind {
    case .uint32: "    lttng_ust_field_integer(uint32_t, \(field.name), \(integer))"
    case .int64: "    lttng_ust_field_integer(int64_t, \(field.name), \(integer))"
    case .float64: "    lttng_ust_field_float(double, \(field.name), \(number))"
    case .string: "    lttng_ust_field_string(\(field.name), \(text))"
    case .enumeration(let enumeration):
      "    lttng_ust_field_enum(\(provider), \(enumeration.name), uint8_t, \(field.name), \(integer))"
    }
  }

  private static func fixedEvents(provider: String) -> String {
    let pair = ["interval_begin", "interval_end"].map { name in
      """
      LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(\(provider), named_interval, \(provider), \(name),
        LTTNG_UST_TP_ARGS(
          uint32_t, list, uint32_t, update, uint32_t, id, const char *, name))
      """
    }
    return """
      LTTNG_UST_TRACEPOINT_EVENT_CLASS(\(provider), named_interval,
        LTTNG_UST_TP_ARGS(
          uint32_t, list, uint32_t, update, uint32_t, id, const char *, name),
        LTTNG_UST_TP_FIELDS(
          lttng_ust_field_integer(uint32_t, list, list)
          lttng_ust_field_integer(uint32_t, update, update)
          lttng_ust_field_integer(uint32_t, id, id)
          lttng_ust_field_string(name, name)))

      \(pair.joined(separator: "\n\n"))

      LTTNG_UST_TRACEPOINT_EVENT(\(provider), counter,
        LTTNG_UST_TP_ARGS(
          uint32_t, list, uint32_t, update, const char *, name, int64_t, value),
        LTTNG_UST_TP_FIELDS(
          lttng_ust_field_integer(uint32_t, list, list)
          lttng_ust_field_integer(uint32_t, update, update)
          lttng_ust_field_string(name, name)
          lttng_ust_field_integer(int64_t, value, value)))
      """
  }
}

extension FieldDefinition {
  /// The facts that two fields share if they are one field of a tracepoint class.
  struct Signature: Hashable {
    let name: String
    let kind: Kind
  }

  var signature: Signature { Signature(name: name, kind: kind) }
}
