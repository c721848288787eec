/**
 * GBK, the part of GB18030 that Chinese printers support: two bytes for each character. The map is built by decoding
 * all byte pairs once with `TextDecoder`, so no table has to be shipped.
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

/** Unassigned and private-use characters, which printers draw differently. */
const unprintable = /[\ufffd\p{Co}\p{Cn}]/u;

const isAscii = (sign: string): boolean => /^[ -~]$/.test(sign);
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const blanks = /[\p{Z}\p{Cc}]/u;
/** Replacements for letters and signs that Unicode normalisation does not decompose. */
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

/** Matches the place before a fraction where a blank is needed, so that "1½" becomes "1 1/2" instead of "11/2". */
const fractionAfterDigit = /(?<=\p{Nd})(?=[¼-¾⅐-⅞])/gu;
/** Replaces a character that printers lack, so that readers see the gap. */
export const replacementCharacter = '□';

/**
 * Converts text for a Chinese printer. Unsupported accents are removed (ç becomes c), and emoji become □. Null if the
 * printer lacks a letter or digit, because a half-printed sentence would mislead.
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

/** Encodes each character in one or two bytes. A character that printers lack becomes □. */
export function encodeGb18030(text: string): number[] {
  const missing = signs().get(replacementCharacter) ?? [];
  return [...text].flatMap((sign) => (isAscii(sign) ? [sign.charCodeAt(0)] : (signs().get(sign) ?? missing)));
}
