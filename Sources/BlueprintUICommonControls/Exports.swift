// Elements under the name of the module that has Blueprint's labels, buttons and fields.
@_exported public import Elements
