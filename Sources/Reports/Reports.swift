// The first real file of this module replaces this one.
