// `import UIKit` re-exports Foundation, so `import HeadlessUIKit` does too.
@_exported public import Foundation
