/**
 * Printers with Chinese characters support the two-byte part of GB18030, which is GBK. `TextDecoder` contains the
 * table, so it is inverted once instead of shipped.
 */
let known: ReadonlyMap<string, readonly [number, number]> | undefined;

function signs(): ReadonlyMap<string, readonly [number, number]> {
  if (known) return known;
  const found = new Map<string, readonly [number, number]>();
  const decoder = new TextDecoder('gb18030');
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail === 0x7f) continue;
      const sign = decoder.decode(new Uint8Array([lead, trail]));
      if ([...sign].length === 1 && !unprintable.test(sign)) found.set(sign, [lead, trail]);
    }
  }
  known = found;
  return found;
}

/** Unassigned characters, or those of private use, which printers draw differently. */
const unprintable = /[\ufffd\p{Co}\p{Cn}]/u;

const isAscii = (sign: string): boolean => /^[ -~]$/.test(sign);
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const blanks = /[\p{Z}\p{Cc}]/u;
/** Letters and signs without a decomposition. */
const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ħ: 'h',
  ı: 'i',
  '¥': '￥',
  '£': '￡',
  '¢': '￠',
  '⁄': '/',
  '−': '-',
  '•': '·',
  '・': '·',
  '〜': '～',
  '«': '"',
  '»': '"',
  '„': '"',
  '‹': "'",
  '›': "'",
  '‚': "'",
  '©': '(C)',
  '®': '(R)',
};

/** "1½" is 1 1/2, not 11/2. */
const fractionAfterDigit = /(?<=\p{Nd})(?=[¼-¾⅐-⅞])/gu;
/** Replaces a character that no printer has, so that the gap is visible. */
export const replacementCharacter = '□';

/**
 * Converts text for a Chinese printer: unsupported accents are removed (ç becomes c) and emoji become □. Null if
 * letters are missing, because half a sentence is worse than none.
 */
export function printableText(text: string): string | null {
  let printed = '';
  for (const sign of text.normalize('NFC').replace(invisible, '').replace(fractionAfterDigit, ' ')) {
    const shown = printableSign(sign);
    if (shown === null) return null;
    printed += shown;
  }
  return printed;
}

function printableSign(sign: string): string | null {
  if (isAscii(sign) || signs().has(sign)) return sign;
  if (blanks.test(sign)) return ' ';
  const plain = [...(ligatures[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, ''))]
    .map((each) => ligatures[each] ?? each)
    .join('');
  if (plain !== '' && [...plain].every((each) => isAscii(each) || signs().has(each))) return plain;
  return /[\p{L}\p{M}\p{N}]/u.test(sign) ? null : replacementCharacter;
}

/** One or two bytes for each character. Characters that printers lack become □. */
export function encodeGb18030(text: string): number[] {
  const missing = signs().get(replacementCharacter) ?? [];
  return [...text].flatMap((sign) => (isAscii(sign) ? [sign.charCodeAt(0)] : (signs().get(sign) ?? missing)));
}
