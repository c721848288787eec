import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOpeningHours } from './opening-hours-parser.ts';
import { nearClosingMinutes, shopState } from './shop-state-now.ts';

/** A generated rule, from which the test makes the text and the expected result. */
type MeantRule = {
  readonly weekdays: readonly number[];
  readonly holidays: boolean;
  readonly spans: readonly { opens: number; closes: number; style: 'clock' | 'compact' | 'half'; wraps: boolean }[];
  readonly adds: boolean;
  readonly ranges: boolean;
};

const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const span = fc
  .record({
    opens: fc.oneof(fc.integer({ min: 0, max: 1_439 }), fc.constantFrom(0, 360, 1_080)),
    length: fc.oneof(fc.integer({ min: 1, max: 1_440 }), fc.constantFrom(30, 480, 1_440)),
    style: fc.constantFrom('clock' as const, 'compact' as const, 'half' as const),
    wraps: fc.boolean(),
  })
  .map(({ opens, length, style, wraps }) => ({ opens, closes: opens + length, style, wraps }))
  // Writes two times between 19:00 and 21:00 with colons, because the parser may read them as years.
  .map((span) =>
    span.style === 'compact' && span.opens >= 1_140 && span.closes < 1_260
      ? { ...span, style: 'clock' as const }
      : span,
  );

const rule: fc.Arbitrary<MeantRule> = fc
  .record({
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
    holidays: fc.boolean(),
    spans: fc.array(span, { maxLength: 3 }),
    adds: fc.boolean(),
    ranges: fc.boolean(),
  })
  .filter(({ weekdays, holidays }) => weekdays.length > 0 || holidays);

const rules = fc
  .array(rule, { minLength: 1, maxLength: 4 })
  .filter((rules) => rules.some(({ spans }) => spans.length > 0));

const typography = fc.record({
  dash: fc.constantFrom('-', ' - ', '–', '—', '～'),
  comma: fc.constantFrom(',', ', ', '、', ','),
  semicolon: fc.constantFrom(';', '; ', '；'),
  afterDays: fc.constantFrom(' ', ': ', '  '),
  off: fc.constantFrom('off', 'closed', 'OFF'),
  isLower: fc.boolean(),
});

const firstDay = Date.parse('2026-11-02T00:00:00+08:00');
const windowDays = 45;
const minutesPerDay = 1_440;
/** Holidays as days after 2026-11-02, a Monday. */
const holidayDays = fc.subarray([0, 1, 2, 3, 5, 8, 13, 20]);
const exceptionDays = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '6', '8'), fc.array(span, { maxLength: 2 }), {
  maxKeys: 3,
});
const minute = fc.integer({ min: 2 * minutesPerDay, max: 9 * minutesPerDay });

test('parsed opening hours agree at every minute with the rules from which the text was made', () => {
  fc.assert(
    fc.property(
      rules,
      typography,
      holidayDays,
      exceptionDays,
      fc.array(minute, { minLength: 20, maxLength: 20 }),
      (rules, t, off, exceptions, some) => {
        const text = write(rules, t);
        const read = parseOpeningHours(text);
        if (!read.ok) throw new Error(`${text} is unread from ${read.unread} on`);
        const hours = { ...read.hours, exceptions: onDates(exceptions) };
        const isOpen = openMinutes(rules, new Set(off), exceptions);
        for (const minute of [...some, ...roundChanges(isOpen)]) {
          const now = new Date(firstDay + minute * 60_000);
          expect({ text, exceptions, minute, ...shopState(hours, now, new Set(off.map(dateOf))) }).toEqual({
            text,
            exceptions,
            minute,
            ...stateByWalking(isOpen, minute),
          });
        }
      },
    ),
    { numRuns: 150 },
  );
});

const dateOf = (day: number): string => `2026-11-${String(day + 2).padStart(2, '0')}`;

type Exceptions = Readonly<Record<string, readonly { opens: number; closes: number }[]>>;

const onDates = (exceptions: Exceptions) =>
  Object.fromEntries(
    Object.entries(exceptions).map(([day, spans]) => [
      dateOf(Number(day)),
      spans.map(({ opens, closes }) => ({ opens, closes })),
    ]),
  );

/**
 * Minutes at which an off-by-one error would show: each opening and closing of the first week, and half an hour before.
 */
function roundChanges(isOpen: readonly boolean[]): number[] {
  const changes: number[] = [];
  for (let minute = 2 * minutesPerDay; minute < 9 * minutesPerDay; minute += 1)
    if (isOpen[minute] !== isOpen[minute - 1]) changes.push(minute);
  const near = nearClosingMinutes;
  return changes
    .slice(0, 8)
    .flatMap((change) => [change - near - 1, change - near, change - near + 1, change - 1, change]);
}

function openMinutes(rules: readonly MeantRule[], holidays: ReadonlySet<number>, exceptions: Exceptions): boolean[] {
  const isOpen = Array.from({ length: (windowDays + 3) * minutesPerDay }, () => false);
  const open = (day: number, spans: readonly { opens: number; closes: number }[]) => {
    for (const { opens, closes } of spans) isOpen.fill(true, day * minutesPerDay + opens, day * minutesPerDay + closes);
  };
  for (let day = 0; day < windowDays; day += 1) {
    const exception = exceptions[String(day)];
    if (exception) {
      open(day, exception);
      continue;
    }
    const isNamed = (rule: MeantRule) => rule.weekdays.includes((day % 7) + 1) || (rule.holidays && holidays.has(day));
    // Looks from the last rule back to the first rule that replaces earlier rules.
    for (let index = rules.length - 1; index >= 0; index -= 1) {
      const rule = rules[index];
      if (!rule || !isNamed(rule)) continue;
      open(day, rule.spans);
      if (index === 0 || !rule.adds || rule.spans.length === 0) break;
    }
  }
  return isOpen;
}

function stateByWalking(isOpen: readonly boolean[], from: number) {
  const isOpenNow = isOpen[from] === true;
  let minute = from;
  while (minute < windowDays * minutesPerDay && isOpen[minute] === isOpenNow) minute += 1;
  if (minute === windowDays * minutesPerDay) return { state: isOpenNow ? 'open' : 'closed' };
  const isNear = minute - from <= nearClosingMinutes;
  const state = isOpenNow ? (isNear ? 'closing_soon' : 'open') : isNear ? 'opening_soon' : 'closed';
  return { state, changesAt: new Date(firstDay + minute * 60_000) };
}

type Typography = typeof typography extends fc.Arbitrary<infer T> ? T : never;

function write(rules: readonly MeantRule[], t: Typography): string {
  const text = rules
    .map((rule, index) => {
      const separator = index === 0 ? '' : rule.adds && rule.spans.length > 0 ? t.comma : t.semicolon;
      const times = rule.spans.map((span) => writeSpan(span, t.dash)).join(t.comma);
      return `${separator}${writeDays(rule, t)}${t.afterDays}${times || t.off}`;
    })
    .join('');
  return t.isLower ? text.toLowerCase() : text;
}

function writeDays({ weekdays, holidays, ranges }: MeantRule, t: Typography): string {
  const runs: number[][] = [];
  for (const day of weekdays) {
    const run = runs.at(-1);
    if (ranges && run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const days = runs.map((run) => (run.length > 1 ? `${name(run[0])}${t.dash}${name(run.at(-1))}` : name(run[0])));
  return [...days, ...(holidays ? ['PH'] : [])].join(t.comma);
}

const name = (day: number | undefined): string => names[(day ?? 0) - 1] ?? '';

function writeSpan({ opens, closes, style, wraps }: MeantRule['spans'][number], dash: string): string {
  const isShort = closes - minutesPerDay < opens || (opens === 0 && closes === minutesPerDay);
  const mustWrap = style === 'half' && closes >= minutesPerDay;
  const end = isShort && closes >= minutesPerDay && (wraps || mustWrap) ? closes - minutesPerDay : closes;
  const shown = style === 'half' && end >= minutesPerDay ? 'clock' : style;
  return `${writeTime(opens, shown)}${dash}${writeTime(end, shown)}`;
}

function writeTime(minutes: number, style: MeantRule['spans'][number]['style']): string {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  if (style === 'half') return `${hour % 12 || 12}:${minute}${hour < 12 ? 'am' : ' pm'}`;
  return `${String(hour).padStart(2, '0')}${style === 'clock' ? ':' : ''}${minute}`;
}
