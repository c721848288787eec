/**
 * Maximum size of an uploaded menu table in bytes, three times the size of a workbook of 2,000 dishes with all their
 * names.
 */
export const maxSheetBytes = 2 * 1024 * 1024;

export const maxSheetRows = 2_000;
