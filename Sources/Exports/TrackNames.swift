package import TraceAnalysis

/// The names of tracks and profiles.
package enum TrackNames {
  package static func process(_ process: ProcessID) -> String {
    let host = process.host == 0 ? "" : " of host \(process.host)"
    return "process \(process.words)\(host)"
  }

  package static func list(_ list: UInt32) -> String {
    list == 0 ? "no list" : "list \(list)"
  }
}
