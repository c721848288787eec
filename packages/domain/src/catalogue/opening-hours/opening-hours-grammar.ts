import type { Span } from './opening-hours.ts';
import type { ParsedTime, Token } from './opening-hours-tokens.ts';

export type ParsedDays = {
  readonly weekdays: readonly number[];
  readonly publicHolidays: boolean;
  /** True for "SH Mo-Fr", which applies only in school holidays. */
  readonly onlyInSchoolHolidays: boolean;
  /**
   * True for "PH Su", which literally means a Sunday that is a holiday. Usually a comma between PH and Su was
   * forgotten.
   */
  readonly isHolidayBeforeWeekdays: boolean;
};

export type ParsedRule = {
  readonly at: number;
  /** Separator after the previous rule. `gap` means only whitespace. */
  readonly separator: ';' | ',' | 'gap' | null;
  readonly days: ParsedDays | null;
  readonly spans: readonly Span[] | null;
  readonly modifier: 'closed' | 'open' | 'unknown' | null;
  readonly note: string | null;
};

type Cursor = { readonly tokens: readonly Token[]; index: number };

/**
 * `unreadAt` is the position at which the grammar did not understand the text. Null if the grammar understood the whole
 * text.
 */
export function parseRules(tokens: readonly Token[]): {
  readonly rules: ParsedRule[];
  readonly unreadAt: number | null;
} {
  const cursor: Cursor = { tokens, index: 0 };
  const rules: ParsedRule[] = [];
  while (cursor.index < tokens.length) {
    const separator = rules.length === 0 ? null : readSeparator(cursor);
    if (separator === ';' && cursor.index === tokens.length) break;
    const rule = separator === undefined ? undefined : readRule(cursor, separator);
    if (!rule) return { rules, unreadAt: tokens[Math.min(cursor.index, tokens.length - 1)]?.at ?? 0 };
    rules.push(rule);
  }
  return { rules, unreadAt: null };
}

function readSeparator(cursor: Cursor): ';' | ',' | 'gap' | undefined {
  if (take(cursor, ';')) return ';';
  // Without a semicolon, only days start a new rule. Times after a comma or a space belong to the previous rule.
  if (take(cursor, ',')) return startsDays(peek(cursor)) ? ',' : undefined;
  return startsDays(peek(cursor)) ? 'gap' : undefined;
}

function readRule(cursor: Cursor, separator: ParsedRule['separator']): ParsedRule | undefined {
  const at = peek(cursor)?.at ?? 0;
  const days = startsDays(peek(cursor)) ? readDays(cursor) : null;
  if (days) take(cursor, ':');
  const spans = startsTimes(peek(cursor)) ? readSpans(cursor) : null;
  if (days === undefined || spans === undefined) return undefined;
  const modifier = readModifier(cursor);
  const note = readNote(cursor);
  return { at, separator, days, spans, modifier, note };
}

function readDays(cursor: Cursor): ParsedDays | undefined {
  const weekdays = new Set<number>();
  const seen = { holiday: false, onlySchool: false, holidayBefore: false };
  for (let last: Token['kind'] | undefined; ; ) {
    const token = next(cursor);
    if (token?.kind === 'school') seen.onlySchool = startsDays(peek(cursor));
    else if (token?.kind === 'holiday') seen.holiday = true;
    else if (token?.kind === 'everyday') for (let day = 1; day <= 7; day += 1) weekdays.add(day);
    else if (token?.kind === 'weekday') {
      seen.holidayBefore ||= last === 'holiday';
      const until = take(cursor, '-') ? next(cursor) : token;
      if (until?.kind !== 'weekday') return undefined;
      for (const day of weekdayRange(token.weekday, until.weekday)) weekdays.add(day);
    }
    const isLast = !startsDays(peek(cursor)) && !(peek(cursor)?.kind === ',' && startsDays(peek(cursor, 1)));
    if (isLast) break;
    last = token?.kind;
  }
  return {
    weekdays: [...weekdays].sort(),
    publicHolidays: seen.holiday,
    onlyInSchoolHolidays: seen.onlySchool,
    isHolidayBeforeWeekdays: seen.holidayBefore,
  };
}

/** The days of a range, which may continue after Sunday (Fr-Mo). */
const weekdayRange = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => ((from - 1 + index) % 7) + 1);

function readSpans(cursor: Cursor): Span[] | undefined {
  if (take(cursor, 'always')) return [{ opens: 0, closes: 1_440 }];
  const spans: Span[] = [];
  do {
    const span = readSpan(cursor, spans.at(-1));
    if (!span) return undefined;
    spans.push(span);
  } while ((peek(cursor, 1)?.kind === 'time' && take(cursor, ',')) || startsLaterSpan(cursor, spans.at(-1)));
  return spans;
}

/**
 * True if a second span follows without a comma, as in "11:00-14:00 17:00-21:30". The second span must begin after the
 * first ends.
 */
function startsLaterSpan(cursor: Cursor, before: Span | undefined): boolean {
  const [token, dash] = [peek(cursor), peek(cursor, 1)];
  if (token?.kind !== 'time' || dash?.kind !== '-' || before === undefined) return false;
  const opens = token.time.style !== 'bare' ? minutesOf(token.time) : undefined;
  return opens !== undefined && opens >= before.closes;
}

function readSpan(cursor: Cursor, before: Span | undefined): Span | undefined {
  const from = readTime(cursor);
  if (!from) return undefined;
  if (take(cursor, '+')) return openEndedSpan(from);
  const to = take(cursor, '-') ? readTime(cursor) : undefined;
  const span = to && spanBetween(withHalf(from, to, before), to);
  return span && take(cursor, '+') ? { ...span, openEnd: true } : span;
}

/** "18:00+" has no closing time. Midnight is assumed, so that guests do not order from a closed shop. */
function openEndedSpan(from: ParsedTime): Span | undefined {
  const opens = from.style === 'bare' && from.half === null ? undefined : minutesOf(from);
  return opens === undefined || opens >= 1_440 ? undefined : { opens, closes: 1_440, openEnd: true };
}

/**
 * Decides whether the start of "5:30 - 9:30 PM" is also in the afternoon. The start is in the afternoon if the span
 * before ends at 2 PM, and ambiguous without a span before. In "11:30 - 2:00 PM" the start can only be in the morning.
 */
function withHalf(from: ParsedTime, to: ParsedTime, before: Span | undefined): ParsedTime {
  if (from.half !== null || to.half !== 'pm' || from.hour > 12) return from;
  const [asMorning, asEvening] = [{ ...from, half: 'am' } as const, { ...from, half: 'pm' } as const];
  const [morning = 0, evening = 0, ends = 0] = [minutesOf(asMorning), minutesOf(asEvening), minutesOf(to)];
  if (evening >= ends) return asMorning;
  return before !== undefined && morning < before.closes && before.closes <= evening ? asEvening : from;
}

/** "2012-2016" is a range of years, not of times in the evening. */
const areYears = (from: ParsedTime, to: ParsedTime): boolean =>
  [from, to].every(({ style, hour }) => style === 'digits' && (hour === 19 || hour === 20)) &&
  to.hour * 60 + to.minute - (from.hour * 60 + from.minute) < 60;

/**
 * Undefined if the times are ambiguous: 5:30-9:30pm, 9-5 (evening or morning?), 11:30-11:30 (a day or a mistake?).
 * 00:00-00:00 means the whole day.
 */
function spanBetween(from: ParsedTime, to: ParsedTime): Span | undefined {
  if ((from.half === null) !== (to.half === null)) return undefined;
  if (from.half === null && (from.style === 'bare') !== (to.style === 'bare')) return undefined;
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  if (opens === undefined || closes === undefined || opens >= 1_440) return undefined;
  if (areYears(from, to)) return undefined;
  if (closes > opens) return { opens, closes };
  const isHoursAlone = from.style === 'bare' && from.half === null;
  const isSlip = isHoursAlone || (closes === opens && opens !== 0);
  return isSlip ? undefined : { opens, closes: closes + 1_440 };
}

/**
 * Minutes after midnight, up to 48:00. A time with am or pm must have an hour from 1 to 12. Undefined for any other
 * time.
 */
function minutesOf({ hour, minute, half }: ParsedTime): number | undefined {
  const minutes = hour * 60 + minute;
  if (minute >= 60 || minutes > 2_880) return undefined;
  if (half === null) return minutes;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) * 60 + minute + (half === 'pm' ? 720 : 0);
}

function readTime(cursor: Cursor): ParsedTime | undefined {
  const token = peek(cursor);
  if (token?.kind !== 'time') return undefined;
  cursor.index += 1;
  return token.time;
}

function readModifier(cursor: Cursor): ParsedRule['modifier'] {
  for (const modifier of ['closed', 'open', 'unknown'] as const) if (take(cursor, modifier)) return modifier;
  return null;
}

function readNote(cursor: Cursor): string | null {
  const token = peek(cursor);
  if (token?.kind !== 'note') return null;
  cursor.index += 1;
  return token.text;
}

const startsDays = (token: Token | undefined): boolean =>
  token !== undefined && ['weekday', 'everyday', 'holiday', 'school'].includes(token.kind);

const startsTimes = (token: Token | undefined): boolean => token?.kind === 'time' || token?.kind === 'always';

const peek = (cursor: Cursor, ahead = 0): Token | undefined => cursor.tokens[cursor.index + ahead];

function next(cursor: Cursor): Token | undefined {
  const token = peek(cursor);
  cursor.index += 1;
  return token;
}

function take(cursor: Cursor, kind: Token['kind']): boolean {
  const isNext = peek(cursor)?.kind === kind;
  if (isNext) cursor.index += 1;
  return isNext;
}
