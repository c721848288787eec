/**
 * Decodes the bytes of a CSV file: UTF-8 with or without a byte order mark, UTF-16 as Excel saves "Unicode text",
 * otherwise the encoding of Excel in Hong Kong (Big5) or China (GB 18030).
 */
export function textOfFile(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  if (looksLikeUtf16(bytes)) return decoded(bytes, 'utf-16le');
  for (const coding of ['utf-8', ...(looksLikeBig5(bytes) ? ['big5'] : []), 'gb18030']) {
    const text = decoded(bytes, coding);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** @returns undefined if the bytes are invalid in the given encoding, or are not text */
function decoded(bytes: Uint8Array, coding: string): string | undefined {
  try {
    const text = new TextDecoder(coding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * A text with two bytes per Chinese character counts as Big5 if more than this percentage of its Chinese characters
 * have a second byte below 0x80. A text in GB 2312 has no such characters, and a text in Big5 has about 40 %.
 */
const lowSecondBytesLeast = 15;

/**
 * Whether the text is Big5 rather than GB 18030, in which the same bytes are other characters. Big5 has no first byte
 * below 0xA1.
 */
function looksLikeBig5(bytes: Uint8Array): boolean {
  const counts = { pairs: 0, low: 0 };
  for (let at = 0; at < bytes.length; at += 1) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
    if (first < 0x80) continue;
    if (first < 0xa1 || first > 0xf9) return false;
    counts.pairs += 1;
    if (second < 0x80) counts.low += 1;
    at += 1;
  }
  return counts.low * 100 > counts.pairs * lowSecondBytesLeast;
}

/** Whether the text is UTF-16 without a byte order mark. Every second byte of its commas and line ends is zero. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 400);
  return (
    start.length >= 4 &&
    start.some((byte, at) => at % 2 === 1 && byte === 0 && [0x2c, 0x3b, 9, 10].includes(start[at - 1] ?? 0))
  );
}

const delimiters = [',', ';', '\t', '，', '；'] as const;

/** Returns the delimiter that occurs most often in the first line that contains one. */
export function delimiterOf(text: string): string {
  for (const line of text.slice(0, 20_000).split(/\r?\n|\r/u)) {
    const plain = line.replace(/"[^"]*"/gu, '');
    const counts = delimiters.map((delimiter) => ({ delimiter, count: plain.split(delimiter).length - 1 }));
    const [most] = counts.toSorted((a, b) => b.count - a.count);
    if (most && most.count > 0) return most.delimiter;
  }
  return ',';
}
