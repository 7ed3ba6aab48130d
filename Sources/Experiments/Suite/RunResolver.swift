/// Returns the arguments of `run` with every parameter; throws where `run` would refuse them.
package typealias RunResolver = ([String]) throws(CommandFailure) -> [String]
