/// Logs of runs in one process, with the numbers that runs in processes of their own have.
enum NumberedLog {
  /// Numbers lists and intervals from 1 on, in the order in which they come.
  static func text(_ log: String) -> String {
    var (lists, intervals) = ([Substring: Int](), [Substring: Int]())
    func number(_ name: Substring, in known: inout [Substring: Int]) -> String {
      if let number = known[name] { return "\(number)" }
      // Events of no list have 0.
      known[name] = name == "0" ? 0 : known.count { $0.value > 0 } + 1
      return "\(known[name] ?? 0)"
    }
    let lines = log.split(separator: "\n").map { line -> String in
      var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let scope = words[0].split(separator: ".")
      words[0] = "\(number(scope[0], in: &lists)).\(scope[1])"
      if words.count > 3, ["begin", "end"].contains(words[1]) {
        words[3] = number(Substring(words[3]), in: &intervals)
      }
      return words.joined(separator: " ") + "\n"
    }
    return lines.joined()
  }
}
