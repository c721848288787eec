import type { OpeningHours, OpeningRule, Span } from './opening-hours.ts';
import { type ParsedRule, parseRules } from './opening-hours-grammar.ts';
import { normalizeTypography, tokenize } from './opening-hours-tokens.ts';

export type ParsedOpeningHours =
  | { readonly ok: true; readonly hours: OpeningHours }
  /** The text from the first part that the parser does not understand. */
  | { readonly ok: false; readonly unread: string };

/** Maximum number of characters. OpenStreetMap itself allows 255. */
const longestText = 1_000;

const everyWeekday = [1, 2, 3, 4, 5, 6, 7];

/**
 * Parses opening hours in the format of OpenStreetMap: weekdays, public holidays, times, `off`, `24/7`. A rule after
 * `;` replaces earlier rules, and a rule after `,` adds times. Typographic variants are accepted. Ambiguous rules,
 * months, weeks, sunrise and fallback rules are returned as unread. Rules for school holidays are ignored, because no
 * calendar of these is available.
 */
export function parseOpeningHours(text: string): ParsedOpeningHours {
  const tidy = normalizeTypography(text.slice(0, longestText));
  const { tokens, unreadAt: notToken } = tokenize(tidy);
  if (text.length > longestText || notToken !== null) return { ok: false, unread: tidy.slice(notToken ?? 0) };
  const { rules: written, unreadAt } = parseRules(tokens);
  if (unreadAt !== null) return { ok: false, unread: tidy.slice(unreadAt) };
  const rules = understandRules(written);
  if (!Array.isArray(rules)) return { ok: false, unread: tidy.slice(rules.at) };
  return saysWhen(written, rules) ? { ok: true, hours: { rules } } : { ok: false, unread: tidy };
}

/**
 * Whether the rules state when a shop is open. "Su off" alone does not. "Closed" alone means that the shop is always
 * closed.
 */
const saysWhen = (written: readonly ParsedRule[], rules: readonly OpeningRule[]): boolean =>
  rules.some(({ spans }) => spans.length > 0) ||
  (written.length === 1 && written[0]?.days === null && written[0].modifier === 'closed');

/** Returns the rules, or the first rule whose meaning is unclear. */
function understandRules(written: readonly ParsedRule[]): OpeningRule[] | ParsedRule {
  const rules: OpeningRule[] = [];
  for (const rule of written) {
    if (isForSchoolHolidaysOnly(rule)) continue;
    const continued = continuationOf(rule, rules.at(-1));
    if (continued) {
      rules[rules.length - 1] = continued;
      continue;
    }
    const spans = spansMeant(rule);
    if (!spans || !isClearBeside(rule, rules)) return rule;
    rules.push(ruleOf(rule, spans));
  }
  return rules;
}

const isForSchoolHolidaysOnly = ({ days }: ParsedRule): boolean =>
  days !== null && (days.onlyInSchoolHolidays || (days.weekdays.length === 0 && !days.publicHolidays));

/**
 * Extends the earlier rule with the times of a rule without days. Undefined unless the rule has only later times. In
 * "Mo-Sa 11:00-14:00; 17:00-22:00", the second rule would literally replace the first and also open on Sundays. A
 * restaurant never means this.
 */
function continuationOf(rule: ParsedRule, earlier: OpeningRule | undefined): OpeningRule | undefined {
  if (rule.days !== null || rule.spans === null || rule.modifier !== null || rule.note !== null) return undefined;
  if (!earlier || earlier.spans.length === 0) return undefined;
  const from = Math.min(...rule.spans.map(({ opens }) => opens));
  const isLater = earlier.spans.every(({ closes }) => closes <= from);
  return isLater ? { ...earlier, spans: [...earlier.spans, ...rule.spans] } : undefined;
}

/**
 * The times of a rule. Undefined if the rule states neither times nor closing ("PH open"), or times and closing ("We
 * 14:00-16:00 off").
 */
function spansMeant({ spans, modifier }: ParsedRule): readonly Span[] | undefined {
  if (modifier === 'closed' || modifier === 'unknown') return spans === null ? [] : undefined;
  return spans ?? undefined;
}

function isClearBeside({ days, separator }: ParsedRule, earlier: readonly OpeningRule[]): boolean {
  // A rule for every day would replace all earlier rules, which is unlikely to be intended.
  if (days === null) return earlier.length === 0;
  const isNamedBefore = earlier.some(
    (rule) =>
      rule.weekdays.some((day) => days.weekdays.includes(day)) || (rule.publicHolidays === true && days.publicHolidays),
  );
  const isWeekdayNamedBefore = earlier.some((rule) => rule.weekdays.some((day) => days.weekdays.includes(day)));
  // A rule after whitespace might add to or replace a rule for the same day, so such a rule is unclear. "PH Su" is
  // unclear if Sunday already has a rule.
  if (separator === 'gap') return !isNamedBefore;
  return !(days.isHolidayBeforeWeekdays && isWeekdayNamedBefore);
}

function ruleOf({ days, separator, modifier, note }: ParsedRule, spans: readonly Span[]): OpeningRule {
  return {
    weekdays: days?.weekdays ?? everyWeekday,
    spans,
    ...(days?.publicHolidays ? { publicHolidays: true } : {}),
    ...(separator === ',' && spans.length > 0 ? { adds: true } : {}),
    ...(modifier === 'unknown' ? { unknown: true } : {}),
    ...(note ? { note } : {}),
  };
}
