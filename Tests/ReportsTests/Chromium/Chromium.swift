import Foundation

/// A real browser without a window, spoken to through the pipes of its DevTools protocol.
final class Chromium {
  /// The error.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let path = "/usr/bin/chromium"

  /// True if it is installed.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let folder: URL
  private var received = Data()
  private var latestID = 0
  private var session: String?
  /// Everything that the browser reported by itself.
  private(set) var events: [[String: Any]] = []

  /// Starts a browser with an empty page; it is ended when it has not been closed in ten minutes.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("chromium-\(UUID().uuidString)")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The protocol is on descriptors 3 and 4, which only a shell can hand over.
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)", "about:blank",
    ]
    process.arguments =
      ["-c", "exec \"$@\" 3<&0 4>&1 >/dev/null 2>&1 </dev/null", "sh", Self.path] + arguments
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + 600) { [process] in
      if process.isRunning { process.terminate() }
    }
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
    session =
      try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Network", "Log"] { try call("\(domain).enable") }
  }

  /// Ends the browser and removes what it left.
  func close() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens an address, and waits until it is loaded.
  func open(_ address: String) throws {
    // A page that is left first is loaded anew, even if only the part behind # differs.
    for address in ["about:blank", address] {
      try call("Page.navigate", ["url": address])
      try wait(
        for: "location.href !== 'about:blank' === \(address != "about:blank") "
          + "&& document.readyState === 'complete'"
      )
    }
  }

  /// Waits until a condition of the page's scripts holds, two minutes at most: machines are busy.
  func wait(for condition: String) throws {
    for _ in 0..<6_000 {
      if try isTrue(condition) { return }
      usleep(20_000)
    }
    throw Failure(description: "never true: \(condition)")
  }

  /// The value of an expression in the page.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true]
    )
    if let exception = answer["exceptionDetails"] { throw Failure(description: "\(exception)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The number that an expression in the page has; -1 where it has none.
  func integer(_ expression: String) throws -> Int { try evaluate(expression) as? Int ?? -1 }

  /// The text that an expression in the page has; empty where it has none.
  func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }

  /// Returns whether an expression in the page is true.
  func isTrue(_ expression: String) throws -> Bool { try evaluate(expression) as? Bool ?? false }

  /// Presses and releases a key.
  func press(_ key: String) throws {
    for type in ["rawKeyDown", "keyUp"] {
      try call("Input.dispatchKeyEvent", ["type": type, "key": key, "code": key])
    }
  }

  /// Sends a command and waits for its answer.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    latestID += 1
    var command: [String: Any] = ["id": latestID, "method": method, "params": parameters]
    command["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: command)
    try commands.fileHandleForWriting.write(contentsOf: data + [0])
    while true {
      let message = try nextMessage()
      guard let id = message["id"] as? Int else {
        events.append(message)
        continue
      }
      guard id == latestID else { continue }
      if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
      return message["result"] as? [String: Any] ?? [:]
    }
  }

  private func nextMessage() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[received.startIndex..<end]
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(description: "the browser has ended") }
      received.append(more)
    }
  }

  /// Errors, warnings, and addresses that are neither files nor data.
  var complaints: [String] {
    events.compactMap { event in
      switch event["method"] as? String {
      case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
        return "\(event)"
      case "Network.requestWillBeSent":
        let request = (event["params"] as? [String: Any])?["request"] as? [String: Any]
        let address = request?["url"] as? String ?? ""
        let isLocal = ["file:", "data:", "about:"].contains { address.hasPrefix($0) }
        return isLocal ? nil : address
      default: return nil
      }
    }
  }
}
