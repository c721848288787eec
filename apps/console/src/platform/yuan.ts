/** Converts a typed amount in yuan ("12", "12.5", "12.50") to fen. Returns null if the text is no amount. */
export function readYuan(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.。](\d{1,2}))?$/.exec(typed.trim());
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}

/** Formats fen as yuan for an input field or a table: "12", "12.50" or "-12.50", never "12.5". */
export function writeYuan(fen: number): string {
  if (fen < 0) return `-${writeYuan(-fen)}`;
  return fen % 100 === 0 ? String(fen / 100) : `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}
