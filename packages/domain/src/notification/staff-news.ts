import { shanghaiMinutes } from '../catalogue/shanghai-time.ts';
import { formatFen } from '../format-fen.ts';
import type { MessageRole } from '../ordering/messages/order-messages.ts';
import { shortOrderNumber } from '../ordering/order-number.ts';
import { type OrderWay, orderWayZh } from '../ordering/order-ways.ts';
import { merchantAnswerMinutes } from '../ordering/timing/order-times.ts';

/** Rule notification-15: what rings on a device whose console sleeps. */
export const staffNews = ['order', 'message', 'job'] as const;
export type StaffNews = (typeof staffNews)[number];

/** Later than that nobody can act on it: an order is answered by then, a job taken. */
export const staffNewsMinutes: Readonly<Record<StaffNews, number>> = {
  order: merchantAnswerMinutes,
  message: 30,
  job: 10,
};

type OfOrder = { readonly number: string; readonly shopZh: string };

export type StaffNewsFacts =
  | (OfOrder & {
      readonly news: 'order';
      readonly way: OrderWay;
      /** What the guest paid, in fen. */
      readonly paid: number;
      /** Null where the shop accepts by itself, or its guest has chosen it for a set meal. */
      readonly answerBefore: Date | null;
    })
  | (OfOrder & { readonly news: 'message'; readonly from: MessageRole; readonly textZh: string })
  | (OfOrder & { readonly news: 'job'; readonly fee: number });

/** On a screen that is locked: nothing of who the guest is and where they live. */
export function staffNewsZh(facts: StaffNewsFacts): { readonly title: string; readonly text: string } {
  const number = `${shortOrderNumber(facts.number)} 号`;
  switch (facts.news) {
    case 'order':
      return { title: `新订单：${number}`, text: join(facts.shopZh, orderText(facts)) };
    case 'message':
      return { title: `${number}：${senderZh[facts.from]}来消息`, text: facts.textZh };
    case 'job':
      return { title: '有新的配送单', text: join(facts.shopZh, `配送费 ${formatFen(facts.fee, 'zh-CN')}`) };
  }
}

type Facts<News extends StaffNews> = Extract<StaffNewsFacts, { readonly news: News }>;

const senderZh: Readonly<Record<MessageRole, string>> = { member: '客人', merchant: '餐厅', courier: '骑手' };

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const orderText = ({ way, paid, answerBefore }: Facts<'order'>): string =>
  join(
    orderWayZh[way],
    formatFen(paid, 'zh-CN'),
    answerBefore === null ? '已自动接单，请开始制作' : `请在 ${clockOf(answerBefore)} 前接单`,
  );

function clockOf(at: Date): string {
  const minutes = Math.floor(shanghaiMinutes(at)) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
