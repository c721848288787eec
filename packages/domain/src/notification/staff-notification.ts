import type { ReaderLanguage } from '../console-language.ts';
import { formatFen } from '../format-fen.ts';
import { type MessageRole, messageRoles } from '../ordering/messages/order-messages.ts';
import { kitchenCallNumber, type NumberedOrder } from '../ordering/order-number.ts';
import { type OrderWay, orderWays } from '../ordering/order-ways.ts';
import { merchantResponseMinutes } from '../ordering/timing/order-times.ts';
import { shanghaiMinutes } from '../shanghai-time.ts';

/** Rule notification-15: types of push messages to staff whose console is closed. */
export const staffNotificationTypes = ['order', 'unanswered', 'message', 'job'] as const;
export type StaffNotificationType = (typeof staffNotificationTypes)[number];

/** Minutes until a push message of each type expires. After this time staff can no longer act on it. */
export const staffNotificationMinutes: Readonly<Record<StaffNotificationType, number>> = {
  order: merchantResponseMinutes,
  unanswered: 12 * 60,
  message: 30,
  job: 10,
};

type OfOrder = NumberedOrder & { readonly shop: string };

export type StaffNotificationFacts =
  | (OfOrder & {
      readonly news: 'order';
      readonly way: OrderWay;
      /** Fen paid by the guest. */
      readonly paid: number;
      /**
       * Deadline for accepting the order. Null if the shop accepts automatically, or if the guest chose the shop for a
       * set meal.
       */
      readonly answerBefore: Date | null;
    })
  | (OfOrder & {
      readonly news: 'unanswered';
      /** Fen refunded to the guest. */
      readonly paid: number;
      /** Whether the shop was paused because it did not answer (rule ordering-106). */
      readonly isPaused: boolean;
    })
  | (OfOrder & { readonly news: 'message'; readonly from: MessageRole; readonly text: string })
  | (OfOrder & { readonly news: 'job'; readonly fee: number });

/** Keys of the translated texts in `packages/phrases/<language>/staff.po`. */
export const staffNotificationPhrases = [
  'news.order',
  'news.order.accept',
  'news.order.begin',
  'news.unanswered',
  'news.unanswered.refunded',
  'news.unanswered.paused',
  'news.unanswered.link',
  ...messageRoles.map((role) => `news.message.${role}` as const),
  'news.job',
  'news.job.fee',
  ...orderWays.map((way) => `news.way.${way}` as const),
] as const;

type Say = (
  phrase: (typeof staffNotificationPhrases)[number],
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Writes a push message to staff. The message appears on a locked screen, so it omits the guest's name and address. */
export function renderStaffNotification(
  facts: StaffNotificationFacts,
  language: ReaderLanguage,
  say: Say,
): { readonly title: string; readonly text: string } {
  const number = kitchenCallNumber(facts);
  switch (facts.news) {
    case 'order':
      return { title: say('news.order', { number }), text: join(facts.shop, orderText(facts, language, say)) };
    case 'unanswered':
      return {
        title: say('news.unanswered', { number }),
        text: join(
          facts.shop,
          say('news.unanswered.refunded', { paid: formatFen(facts.paid, language) }),
          facts.isPaused ? say('news.unanswered.paused') : '',
        ),
      };
    case 'message':
      return { title: say(`news.message.${facts.from}`, { number }), text: facts.text };
    case 'job':
      return {
        title: say('news.job'),
        text: join(facts.shop, say('news.job.fee', { fee: formatFen(facts.fee, language) })),
      };
  }
}

type Facts<News extends StaffNotificationType> = Extract<StaffNotificationFacts, { readonly news: News }>;

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const orderText = ({ way, paid, answerBefore }: Facts<'order'>, language: ReaderLanguage, say: Say): string =>
  join(
    say(`news.way.${way}`),
    formatFen(paid, language),
    answerBefore === null ? say('news.order.begin') : say('news.order.accept', { time: clockOf(answerBefore) }),
  );

function clockOf(at: Date): string {
  const minutes = Math.floor(shanghaiMinutes(at)) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
