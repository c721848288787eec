import { formatFen, isolateBidi, type Language } from '@chifan/domain';
import { levelRuleOf, type MemberLevel } from '@chifan/domain/member';
import type { NotificationType } from '@chifan/domain/notification';
import { numberForGuest } from '@chifan/domain/ordering';
import type { TranslatedText } from '@chifan/domain/translation';
import { phrase } from '@chifan/phrases';
import { localText } from '../../catalogue/index.ts';
import { messageTextForNotification } from '../../ordering/index.ts';
import type { NotificationFacts } from '../notification.store.ts';

type Words = { readonly title: string; readonly text: string };

/**
 * Returns the title and text of a notification, for the list, a push message and the top of a mail. `translated` is the
 * translation of the free text in a message about an order.
 */
export function notificationText(
  news: NotificationType,
  facts: NotificationFacts,
  language: Language,
  translated: TranslatedText | null = null,
): Words {
  const values = valuesOf(facts, language, translated);
  const key = keyOf(news, facts);
  return { title: phrase(language, `${subjectOf(news)}.subject`, values), text: phrase(language, key, values) };
}

const subjectOf = (news: NotificationType): string => (news === 'refund.granted_at_once' ? 'refund.granted' : news);

/** Returns the phrase key of a notification. The variant selects one of several texts. */
function keyOf(news: NotificationType, { variant }: NotificationFacts): string {
  const subject = subjectOf(news);
  if (variant === undefined || variant === 'gateway') return subject;
  return `${subject}.${variant}`;
}

function valuesOf(
  facts: NotificationFacts,
  language: Language,
  translated: TranslatedText | null,
): Record<string, string | number> {
  const { shop, number, dayNumber, code, at, amount, asked, points, askedPoints, days, day, name, carrier, tracking } =
    facts;
  const texts = { number: number === undefined ? number : numberForGuest({ number, dayNumber }), code, tracking };
  const given = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    ...Object.fromEntries(given.map(([name, text]) => [name, isolateBidi(text, language)])),
    ...(shop === undefined ? {} : { shop: isolateBidi(localText(shop, language).text, language) }),
    ...(carrier === undefined ? {} : { carrier: isolateBidi(localText(carrier, language).text, language) }),
    ...(at === undefined ? {} : { time: isolateBidi(shortTime(new Date(at), language), language) }),
    ...(amount === undefined ? {} : { amount: yuan(amount, language) }),
    ...(asked === undefined ? {} : { asked: yuan(asked, language) }),
    ...(days === undefined ? {} : { days }),
    ...(points === undefined ? {} : { points }),
    ...(askedPoints === undefined ? {} : { asked: askedPoints }),
    ...(day === undefined ? {} : { day: isolateBidi(dayOf(new Date(day), language), language) }),
    ...(name === undefined ? {} : { name: isolateBidi(localText(name, language).text, language) }),
    ...(facts.level === undefined ? {} : levelValues(facts.level, language)),
    ...(facts.said === undefined
      ? {}
      : {
          message: isolateBidi(
            messageTextForNotification(facts.said.code, facts.said.facts, language, translated),
            language,
          ),
        }),
    ...(facts.tickets === undefined ? {} : { credited: creditedList(facts, language) }),
  };
}

/** Returns the rewards above zero as text, such as "CN¥5.00 in rewards, 44 points". */
function creditedList(
  { rewards = 0, cashback = 0, points = 0, tickets = 0 }: NotificationFacts,
  language: Language,
): string {
  const parts = [
    ...(rewards > 0 ? [phrase(language, 'reward.part.rewards', { amount: yuan(rewards, language) })] : []),
    ...(cashback > 0 ? [phrase(language, 'reward.part.cashback', { amount: yuan(cashback, language) })] : []),
    ...(points > 0 ? [phrase(language, 'reward.part.points', { points })] : []),
    ...(tickets > 0 ? [phrase(language, 'reward.part.tickets', { tickets })] : []),
  ];
  return listed(parts, language);
}

/** Returns the level's name and benefits, such as "2 member coupons a month and 10% more bonus on top-ups". */
function levelValues(level: MemberLevel, language: Language): Record<string, string> {
  const { monthlyCoupons: coupons, topUpBonusPermille } = levelRuleOf(level);
  const percent = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 1 });
  const benefits = [
    phrase(language, 'level.coupons', { coupons }),
    phrase(language, 'level.bonus', { percent: isolateBidi(percent.format(topUpBonusPermille / 1000), language) }),
  ];
  return { level: phrase(language, `level.${level}`), benefits: listed(benefits, language) };
}

const listed = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(parts);

const china = { timeZone: 'Asia/Shanghai', numberingSystem: 'latn' } as const;

export const shortTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...china }).format(at);

export const dayAndTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', ...china }).format(at);

const dayOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...china }).format(at);

/** Formats an amount of fen in yuan. */
export const yuan = (amount: number, language: Language): string => isolateBidi(formatFen(amount, language), language);
