internal import ArgumentParser

struct Doctor: ParsableCommand {
}
