/**
 * A time as written. `half` is null if the time has no “am” or “pm”. In “9–11 pm”, for example, only the end shows that
 * the start is pm.
 */
export type ParsedTime = {
  readonly hour: number;
  readonly minute: number;
  /** `clock` is 11:30, `digits` is 1130, and `bare` is an hour alone, such as 11. */
  readonly style: 'clock' | 'digits' | 'bare';
  readonly half: 'am' | 'pm' | null;
};

export type Token = { readonly at: number } & (
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'time'; readonly time: ParsedTime }
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

/** Patterns of tokens, tried in this sequence. A function returns undefined if the matched text is no valid token. */
const sorts: readonly (readonly [RegExp, (match: RegExpExecArray, at: number) => Token | undefined])[] = [
  [/24\s*\/\s*7(?!\d)/y, (_match, at) => ({ at, kind: 'always' })],
  [/["“”]([^"“”]*)["“”]/y, ([, text = ''], at) => ({ at, kind: 'note', text: text.trim() })],
  [/(\d{1,2})[:.](\d{2})(?!\d)(?:\s*([ap])\.?m\b\.?)?/iy, (match, at) => timeToken(match, 'clock', at)],
  [/(\d{2})(\d{2})(?!\d)(?:\s*([ap])\.?m\b\.?)?/iy, (match, at) => timeToken(match, 'digits', at)],
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
 * Splits opening hours into tokens. Accepts typographic variants such as full-width signs, various dashes, and
 * "10:00:23:30". `unreadAt` is the first position without a token.
 */
export function tokenize(text: string): { readonly tokens: Token[]; readonly unreadAt: number | null } {
  const tokens: Token[] = [];
  for (let at = skipSpace(text, 0); at < text.length; ) {
    const found = tokenAt(text, at);
    if (!found) return { tokens, unreadAt: at };
    tokens.push(found.token);
    at = skipSpace(text, found.end);
  }
  return { tokens, unreadAt: null };
}

/** Replaces typographic variants and Chinese phrases. Positions of tokens refer to the result. */
export const normalizeTypography = (text: string): string =>
  chineseWords.reduce<string>(
    (tidy, [pattern, to]) => (typeof to === 'string' ? tidy.replace(pattern, to) : tidy.replace(pattern, to)),
    text.normalize('NFKC').replace(/(\d{1,2}:\d{2}):(\d{1,2}:\d{2})(?!:)/g, '$1-$2'),
  );

type Rewriting = string | ((found: string, ...parts: string[]) => string);

const later = (hours: number) => (_found: string, hour: string) => `${Number(hour) + hours}`;

/** Chinese and English phrases, and their replacements in the format of OpenStreetMap. */
const chineseWords: readonly (readonly [RegExp, Rewriting])[] = [
  [
    /(?:每天|每日|全年)?(?:全天|全日)?(?:24|二十四)\s*小?[时時](?:全天)?(?:营业|營業|开放|開放|不打烊|服务)?|全天(?:营业|營業|开放)|通宵营业/g,
    '24/7',
  ],
  [/(?:open\s+)?24\s*(?:hours|hrs?|h)\b(?:\s*(?:a\s+day|daily|open))?/gi, '24/7'],
  [/(\d{1,2})[点點时時]半/g, '$1:30'],
  [/(\d{1,2})[点點时時](\d{1,2})分?/g, (_found, hour = '', minute = '') => `${hour}:${minute.padStart(2, '0')}`],
  [/(\d{1,2})[点點时時](?:整)?/g, '$1:00'],
  [/(?:次日|翌日|隔日|隔天|第二天|next\s+day\s*)(?:凌晨|早上|上午)?\s*(\d{1,2})(?=:\d{2})/gi, later(24)],
  [/凌晨\s*12(?=:\d{2})/g, '0'],
  [
    /(?:下午|晚上|晚间|晚|夜间)\s*(\d{1,2})(?=:\d{2})/g,
    (found, hour = '') => (Number(hour) < 12 ? later(12)(found, hour) : hour),
  ],
  [/(?:凌晨|清晨|早上|早晨|早|上午|中午|早市|午市|晚市|营业时间|营业)\s*:?\s*(?=\d)/g, ''],
  [/礼拜|禮拜/g, '周'],
  [/周末|週末/g, '周六,周日'],
  [/工作日/g, '周一-周五'],
  [/法定节假日|法定假日|节假日|公众假期|假日/g, 'PH'],
  [
    /(?:周|週|星期)([一二三四五六日天])((?:\s*[至到\-~–—、,和及]\s*[一二三四五六日天](?![月号周]))+)/g,
    (_found, first = '', rest = '') =>
      `周${first}${rest.replace(/[和及]/g, ',').replace(/[一二三四五六日天]/g, '周$&')}`,
  ],
  [/[每逢](?=周|週|星期)/g, ''],
  [/(?:定期)?(?:店休|公休|休息|休业|休業|闭店|不营业|不開|不开|定休|关门|休)日?/g, ' off'],
  [/[，,;；]?\s*(?:全年无休|年中无休|无休|天天营业)\s*/g, ''],
  [/[，,、]?\s*\(([^()]*off)\s*\)/g, '; $1'],
  [/(\d{1,2}:\d{2})\s*[,，、]?\s*((?:周|週|星期)[一二三四五六日天][^\d;]*off)/g, '$1; $2'],
];

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

function timeToken(match: RegExpExecArray, style: ParsedTime['style'], at: number): Token {
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
