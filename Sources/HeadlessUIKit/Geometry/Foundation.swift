// `import UIKit` brings Foundation along, so `import HeadlessUIKit` does too.
@_exported public import Foundation
