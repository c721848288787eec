/** A written time; am or pm may depend on the other end of its span. */
export type WrittenTime = {
  readonly hour: number;
  readonly minute: number;
  /** `bare`: only an hour, "11". */
  readonly style: 'clock' | 'bare';
  readonly half: 'am' | 'pm' | null;
};

export type Token = { readonly at: number } & (
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'time'; readonly time: WrittenTime }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: PlainKind }
);
type PlainKind =
  | 'everyday'
  | 'holiday'
  | 'school'
  | 'always'
  | 'closed'
  | 'open'
  | 'unknown'
  | '-'
  | ','
  | ';'
  | ':'
  | '+';

const weekdayNames: readonly (readonly string[])[] = [
  ['mo', 'mon', 'monday', '一'],
  ['tu', 'tue', 'tues', 'tuesday', '二'],
  ['we', 'wed', 'weds', 'wednesday', '三'],
  ['th', 'thu', 'thur', 'thurs', 'thursday', '四'],
  ['fr', 'fri', 'friday', '五'],
  ['sa', 'sat', 'saturday', '六'],
  ['su', 'sun', 'sunday', '日', '天'],
];
const weekdayOf = new Map(weekdayNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

const words: ReadonlyMap<string, PlainKind> = new Map([
  ['ph', 'holiday'],
  ['sh', 'school'],
  ['off', 'closed'],
  ['closed', 'closed'],
  ['open', 'open'],
  ['unknown', 'unknown'],
  ['daily', 'everyday'],
  ['everyday', 'everyday'],
  ['to', '-'],
  ['and', ','],
]);

/** Token kinds, tried in this order; undefined where the match is not valid. */
const sorts: readonly (readonly [RegExp, (match: RegExpExecArray, at: number) => Token | undefined])[] = [
  [/24\s*\/\s*7(?!\d)/y, (_match, at) => ({ at, kind: 'always' })],
  [/["“”]([^"“”]*)["“”]/y, ([, text = ''], at) => ({ at, kind: 'note', text: text.trim() })],
  [/(\d{1,2})[:.](\d{2})(?!\d)(?:\s*([ap])\.?m\b\.?)?/iy, (match, at) => timeToken(match, 'clock', at)],
  [/(\d{2})(\d{2})(?!\d)(?:\s*([ap])\.?m\b\.?)?/iy, (match, at) => timeToken(match, 'clock', at)],
  [/(\d{1,2})()(?!\d)(?:\s*([ap])\.?m\b\.?)?/iy, (match, at) => timeToken(match, 'bare', at)],
  [/public\s+holidays?/iy, (_match, at) => ({ at, kind: 'holiday' })],
  [/每[天日]/y, (_match, at) => ({ at, kind: 'everyday' })],
  [/(?:周|週|星期)([一二三四五六日天])/y, ([, name = ''], at) => wordToken(name, at)],
  [/([a-z]+)\.?/iy, ([, word = ''], at) => wordToken(word.toLowerCase(), at)],
  [/[-‐‒–—―−~=至到]/y, (_match, at) => ({ at, kind: '-' })],
  [/[,、&/]/y, (_match, at) => ({ at, kind: ',' })],
  [/;/y, (_match, at) => ({ at, kind: ';' })],
  [/:/y, (_match, at) => ({ at, kind: ':' })],
  [/\+/y, (_match, at) => ({ at, kind: '+' })],
];

/**
 * Tokenizes opening hours, tolerant of typography: full-width signs, many dashes, "10:00:23:30". `unreadAt`: the first
 * position that is no token.
 */
export function readTokens(text: string): { readonly tokens: Token[]; readonly unreadAt: number | null } {
  const tokens: Token[] = [];
  for (let at = skipSpace(text, 0); at < text.length; ) {
    const found = tokenAt(text, at);
    if (!found) return { tokens, unreadAt: at };
    tokens.push(found.token);
    at = skipSpace(text, found.end);
  }
  return { tokens, unreadAt: null };
}

/** Positions of tokens refer to this text. */
export const tidyTypography = (text: string): string =>
  text.normalize('NFKC').replace(/(\d{1,2}:\d{2}):(\d{1,2}:\d{2})(?!:)/g, '$1-$2');

function tokenAt(text: string, at: number): { token: Token; end: number } | undefined {
  for (const [pattern, make] of sorts) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const token = match && make(match, at);
    if (match && token) return { token, end: at + match[0].length };
  }
  return undefined;
}

function skipSpace(text: string, from: number): number {
  const space = /\s*/y;
  space.lastIndex = from;
  return from + (space.exec(text)?.[0].length ?? 0);
}

function timeToken(match: RegExpExecArray, style: WrittenTime['style'], at: number): Token {
  const [, hour, minute, half] = match;
  const isMorning = half?.toLowerCase() === 'a';
  return {
    at,
    kind: 'time',
    time: { hour: Number(hour), minute: Number(minute), style, half: half ? (isMorning ? 'am' : 'pm') : null },
  };
}

function wordToken(word: string, at: number): Token | undefined {
  const weekday = weekdayOf.get(word);
  if (weekday !== undefined) return { at, kind: 'weekday', weekday };
  const kind = words.get(word);
  return kind && { at, kind };
}
