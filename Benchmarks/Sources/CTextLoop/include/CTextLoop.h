#pragma once

/* Measures texts with one layout of Pango, as plain C would; returns the sum of their heights. */
double measure_texts(const char *const *texts, int count, double points, double width);
