import { directionOf, type Language } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import { emailWithLink } from '../../../platform/mail/email-with-link.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { localText } from '../../catalogue/index.ts';
import { decisionWords, reasonWords } from '../reading/refund-words.ts';
import type { RefundToTell } from './email.store.ts';

/** What a guest is written about. */
export type RefundNews = 'granted' | 'merchant_refused' | 'merchant_offered' | 'platform_refused' | 'paid_out';

type Said = { readonly subject: string; readonly text: string };

export function writeEmail(
  refund: RefundToTell,
  news: RefundNews,
  publicUrl: string,
): Pick<Email, 'subject' | 'text' | 'html'> {
  const { language } = refund;
  const { words, path } = screenOf(refund);
  const link = { words: phrase(language, words), url: `${publicUrl}/web/#/${path}` };
  return emailWithLink({ ...said(refund, news), language, link });
}

const screenOf = ({ id, order_id: orderId, is_declared: isDeclared }: RefundToTell) =>
  isDeclared
    ? { words: 'refund.see_order', path: `pages/order/detail/detail?orderId=${orderId}` }
    : { words: 'refund.see_refund', path: `pages/order/refund/progress/progress?refundId=${id}` };

function said(refund: RefundToTell, news: RefundNews): Said {
  const { language, balance_part: balance, gateway_part: gateway } = refund;
  const values = {
    shop: isolated(localText(refund.shop_name, language).text, language),
    number: isolated(refund.order_number, language),
    asked: yuan(refund.asked, language),
    amount: yuan(amountOf(refund, news), language),
  };
  const say = (key: string) => phrase(language, `refund.${key}`, values);
  switch (news) {
    case 'granted': {
      const part = balance + gateway < refund.asked ? 'granted.part' : 'granted.all';
      const first = say(refund.is_declared ? 'granted.sold_out' : part);
      return { subject: say('granted.subject'), text: paragraphs(first, why(refund), waysBack(refund)) };
    }
    case 'merchant_refused':
      return {
        subject: say('merchant_refused.subject'),
        text: paragraphs(say('merchant_refused'), why(refund), untilDue(refund, 'appeal')),
      };
    case 'merchant_offered':
      return { subject: say('merchant_offered.subject'), text: offerText(refund, say('merchant_offered')) };
    case 'platform_refused':
      return {
        subject: say('platform_refused.subject'),
        text: paragraphs(say('platform_refused'), why(refund)),
      };
    case 'paid_out':
      return { subject: say('paid_out.subject'), text: say(paidOut[refund.paid_out_to ?? 'gateway']) };
  }
}

const amountOf = (
  { balance_part: balance, gateway_part: gateway, offered }: RefundToTell,
  news: RefundNews,
): number => {
  if (news === 'merchant_offered') return offered ?? 0;
  return news === 'paid_out' ? gateway : balance + gateway;
};

/** What may be done, by when, and what silence does; only the offer itself where it was answered already. */
function offerText(refund: RefundToTell, offered: string): string {
  const { language, offer_reason: reason } = refund;
  const words = reason === null ? null : reasonWords(reason, language);
  return paragraphs(offered, words, untilDue(refund, 'offer_answer'));
}

const paidOut = { gateway: 'paid_out', balance: 'paid_out.balance', otherwise: 'paid_out.otherwise' } as const;

const paragraphs = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join('\n\n');

const why = (refund: RefundToTell): string | null => decisionWords(refund, refund.language);

function waysBack({ language, balance_part: balance, gateway_part: gateway }: RefundToTell): string {
  return paragraphs(
    balance === 0 ? null : phrase(language, 'refund.to_balance', { amount: yuan(balance, language) }),
    gateway === 0 ? null : phrase(language, 'refund.to_gateway', { amount: yuan(gateway, language) }),
  );
}

function untilDue({ language, state, due_at: dueAt }: RefundToTell, key: 'appeal' | 'offer_answer'): string | null {
  if (state !== 3 || dueAt === null) return null;
  const time = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai', numberingSystem: 'latn' } as const;
  const due = new Intl.DateTimeFormat(language, time).format(dueAt);
  return phrase(language, `refund.${key}`, { due: isolated(due, language) });
}

const yuan = (amount: number, language: Language): string =>
  isolated(`¥${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`, language);

/** Plain text has no markup: among letters from right to left only these keep a number or a foreign name together. */
const isolated = (text: string, language: Language): string =>
  directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;
