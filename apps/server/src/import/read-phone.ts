import type { Region } from './listing.ts';

const countryCodes: Readonly<Record<Region, string>> = { hong_kong: '852', macao: '853', mainland: '86' };

/** The first readable phone number in E.164, or undefined. A number without a country code gets that of the region. */
export function readPhone(text: string, region: Region): string | undefined {
  for (const part of text.split(/[;,/、]|\bor\b/)) {
    const number = readOne(part, region);
    if (number !== undefined) return number;
  }
  return undefined;
}

function readOne(text: string, region: Region): string | undefined {
  const compact = text.normalize('NFKC').replace(/[\s().\-‐–—]/g, '');
  const international = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  if (international !== undefined) return isNumber(international) ? `+${international}` : undefined;
  if (!/^\d+$/.test(compact)) return undefined;
  // Area codes such as 010 and 021 are dialled with 0 inside the country, and without 0 from abroad.
  const code = countryCodes[region];
  const candidates = [compact, `${code}${region === 'mainland' ? compact.replace(/^0/, '') : compact}`];
  const found = candidates.find((candidate) => candidate.startsWith(code) && isNumber(candidate));
  return found && `+${found}`;
}

function isNumber(digits: string): boolean {
  if (/^85[23]/.test(digits)) return /^85[23][2-9]\d{7}$/.test(digits) || /^852800\d{6}$/.test(digits);
  if (digits.startsWith('86')) return /^86(1\d{10}|[2-9]\d{8,10}|10\d{8}|400\d{7})$/.test(digits);
  return /^[1-9]\d{7,14}$/.test(digits);
}
