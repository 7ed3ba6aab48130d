/* The files that are embedded in the program: there is nothing to install, or to lose. */
#ifndef LISTSCOPE_EMBEDDED_FILES_H
#define LISTSCOPE_EMBEDDED_FILES_H

/* A file of `Page` (style sheet and scripts of an HTML report), `Fleet` (statements in SQL), `Preloading`
   (C sources of libraries that are loaded before a program) or `Sessions` (what an app records with), as text that a zero ends. NULL if there is no
   such file. */
const char *listscope_embedded_file(const char *path);

#endif
