const codings = ['utf-8', 'gb18030'] as const;

/** UTF-8 with or without its mark, UTF-16 as Excel saves "Unicode text", else what Excel writes in China. */
export function textOfFile(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  if (looksLikeUtf16(bytes)) return decoded(bytes, 'utf-16le');
  for (const coding of codings) {
    const text = decoded(bytes, coding);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** @returns undefined where the bytes are none of this coding, or no text at all. */
function decoded(bytes: Uint8Array, coding: string): string | undefined {
  try {
    const text = new TextDecoder(coding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Without its mark: of the commas and line ends every second byte is nought. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 400);
  return (
    start.length >= 4 &&
    start.some((byte, at) => at % 2 === 1 && byte === 0 && [0x2c, 0x3b, 9, 10].includes(start[at - 1] ?? 0))
  );
}

const delimiters = [',', ';', '\t', '，', '；'] as const;

/** The one that stands most often in the first line that has any. */
export function delimiterOf(text: string): string {
  for (const line of text.slice(0, 20_000).split(/\r?\n|\r/u)) {
    const plain = line.replace(/"[^"]*"/gu, '');
    const counts = delimiters.map((delimiter) => ({ delimiter, count: plain.split(delimiter).length - 1 }));
    const [most] = counts.toSorted((a, b) => b.count - a.count);
    if (most && most.count > 0) return most.delimiter;
  }
  return ',';
}
