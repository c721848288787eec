import { isolateBidi } from '@chifan/domain';
import type { NotificationType } from '@chifan/domain/notification';
import { phrase } from '@chifan/phrases';
import { type EmailRow, emailWithLink } from '../../../platform/mail/email-with-link.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/module.ts';
import type { NotificationToSend } from '../notification.store.ts';
import { addressOf, screenOf } from '../notifications/notification-screen.ts';
import { dayAndTime, notificationText } from '../notifications/notification-text.ts';
import { receiptOf } from './receipt.store.ts';
import { receiptRows, voucherRows } from './receipt-rows.ts';
import { refundText } from './refund-text.ts';
import { refundedAmountsText } from './refunded-amounts-text.ts';

type Written = Pick<Email, 'subject' | 'text' | 'html' | 'unsubscribeUrl'>;

/** Returns a mail with the title and text of the notification, followed by details that only a mail contains. */
export async function writeEmail(
  { config, database }: Platform,
  notice: NotificationToSend,
  unsubscribeUrl: string | null,
): Promise<Written> {
  const { language, news, facts } = notice;
  const { title, text } = notificationText(news, facts, language);
  const more = await moreOf(database.read, notice);
  const screen = screenOf(news, facts);
  const link = { words: phrase(language, linkOf(screen.path)), url: addressOf(config.publicUrl, screen) };
  const leave = unsubscribeUrl === null ? null : { words: phrase(language, 'unsubscribe.link'), url: unsubscribeUrl };
  const paragraphs = [text, ...more.paragraphs].join('\n\n');
  const shown = codeNews.includes(news) && facts.code !== undefined ? { code: facts.code } : {};
  const written = emailWithLink({ language, subject: title, text: paragraphs, ...shown, rows: more.rows, link, leave });
  return { ...written, unsubscribeUrl };
}

/** Notifications with a code that the guest shows at the counter or to the courier. */
const codeNews: readonly NotificationType[] = ['order.code', 'order.ready', 'order.on_the_way'];

function linkOf(path: string): string {
  if (path === 'pages/order/detail/detail') return 'refund.see_order';
  if (path === 'pages/order/refund/progress/progress') return 'refund.see_refund';
  return 'link.open';
}

type More = { readonly paragraphs: readonly string[]; readonly rows: readonly EmailRow[] };
const nothing: More = { paragraphs: [], rows: [] };

type Executor = Platform['database']['read'];

function moreOf(executor: Executor, notice: NotificationToSend): Promise<More> | More {
  const { news, facts, language } = notice;
  switch (news) {
    case 'receipt.paid':
    case 'receipt.voucher':
      return facts.orderId === undefined ? nothing : receipt(executor, notice, facts.orderId);
    case 'order.refused':
    case 'order.unanswered':
    case 'order.ran_out':
    case 'order.given_up':
    case 'order.voucher_expired':
      return ofParagraphs(facts.orderId === undefined ? [] : refundedAmountsText(executor, facts.orderId, language));
    case 'refund.granted':
    case 'refund.granted_at_once':
    case 'refund.merchant_refused':
    case 'refund.merchant_offered':
    case 'refund.platform_refused':
      return ofParagraphs(facts.refundId === undefined ? [] : refundText(executor, news, facts.refundId, language));
    default:
      return nothing;
  }
}

const ofParagraphs = async (paragraphs: readonly string[] | Promise<readonly string[]>): Promise<More> => ({
  paragraphs: await paragraphs,
  rows: [],
});

async function receipt(executor: Executor, { language, facts }: NotificationToSend, orderId: number): Promise<More> {
  const paid = await receiptOf(executor, orderId);
  if (!paid) return nothing;
  const values = { number: isolateBidi(facts.number ?? '', language) };
  const when = phrase(language, 'receipt.when', {
    ...values,
    time: isolateBidi(dayAndTime(paid.paid_at, language), language),
  });
  const until = paid.valid_until && dayAndTime(paid.valid_until, language);
  const voucher = until === null ? [] : [phrase(language, 'receipt.until', { time: isolateBidi(until, language) })];
  return { paragraphs: [...voucher, when], rows: [...receiptRows(paid, language), ...voucherRows(paid, language)] };
}
