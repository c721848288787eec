/** Three times a workbook of 2,000 dishes with all their names. */
export const sheetBytesMost = 2 * 1024 * 1024;

export const sheetRowsMost = 2_000;
