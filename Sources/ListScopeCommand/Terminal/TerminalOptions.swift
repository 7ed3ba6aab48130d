import ArgumentParser

/// The options of every command that talks to a person.
struct TerminalOptions: ParsableArguments {
  @Option(
    help: .init(
      "When to use colours: auto, on a terminal and without NO_COLOR; always; never.",
      valueName: "when"
    )
  )
  var color = ColourChoice.auto

  @Flag(name: [.short, .long], help: "Print no notes, progress or summary on stderr.")
  var quiet = false

  @Flag(name: [.short, .long], help: "Say on stderr what is done.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("Give either --quiet or --verbose, not both.") }
  }

  /// The terminal settings that the options ask for.
  var terminal: Terminal {
    Terminal(colour: color, isQuiet: quiet, isVerbose: verbose)
  }
}

extension ColourChoice: ExpressibleByArgument {}
