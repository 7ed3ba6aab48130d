import TraceAnalysis

/// The markers of events and log messages of an app's categories.
enum FirefoxSignpost {
  /// The name of their schema; no interval's, which begins with `listscope.`.
  static let type = "signpost"

  /// The schema as JSON.
  static var description: [UInt8] {
    var text = ByteBuffer()
    text.append("{\"name\":")
    text.append(json: type)
    text.append(",\"display\":[\"marker-chart\",\"marker-table\"]")
    text.append(",\"chartLabel\":\"{marker.name}\",\"fields\":[")
    text.firefoxField("subsystem", "subsystem", "string", isFirst: true)
    text.firefoxField("category", "category", "string")
    text.firefoxField("level", "level", "string")
    text.firefoxField("message", "message", "string")
    text.append("]}")
    return text.bytes
  }

  /// The name of a marker: that of the event, or the level of the message, after subsystem and category.
  static func name(_ reading: SignpostReading) -> String {
    reading.origin.label(reading.title)
  }

  /// Appends the data of a marker.
  static func append(_ reading: SignpostReading, to buffer: inout ByteBuffer) {
    buffer.append("{\"type\":")
    buffer.append(json: type)
    buffer.append(firefox: reading.origin)
    if let level = reading.level {
      buffer.append(",\"level\":")
      buffer.append(json: level)
    }
    buffer.append(",\"message\":")
    buffer.append(json: reading.message)
    buffer.append("}")
  }
}
