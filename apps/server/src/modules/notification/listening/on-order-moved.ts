import type { News } from '@chifan/domain/notification';
import type { OrderEvent } from '@chifan/domain/ordering';
import type { EventPayloads, Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import type { NoticeFacts } from '../notice.store.ts';
import { tellMember } from '../tell-member.ts';
import { type OrderToTell, orderToTell } from './order-facts.store.ts';

type Moved = EventPayloads['order.moved'];

/** What became of an order that was paid. Of one that was not, its guest knows. */
export const newsOfOrderEvent: Partial<Record<OrderEvent, News>> = {
  pay: 'receipt.paid',
  accept: 'order.accepted',
  refuse: 'order.refused',
  expire: 'order.unanswered',
  run_out: 'order.ran_out',
  give_up: 'order.given_up',
  issue_code: 'order.code',
  collect: 'order.on_the_way',
  hand_back: 'order.delayed',
  hand_over: 'order.arrived',
  release_restaurant: 'order.released',
  redeem: 'order.uncollected',
};

const newsOfSetMeal: Partial<Record<OrderEvent, News>> = {
  ...newsOfOrderEvent,
  pay: 'receipt.voucher',
  expire: 'order.voucher_expired',
};

/**
 * Rule notification-2: what guests did themselves they have seen. A shop that accepts by itself does so while its guest
 * still looks at the payment; whoever shows a code stands at the counter, and only the end of the day redeems one alone.
 */
export const isOrderNews = ({ event, actor }: Pick<Moved, 'event' | 'actor'>): boolean =>
  event in newsOfOrderEvent &&
  actor !== 'member' &&
  !(event === 'accept' && actor === 'system') &&
  !(event === 'redeem' && actor !== 'system');

export const onOrderMoved =
  (platform: Platform): Listener<'order.moved'> =>
  async (tx, { orderId, event, version }, after) => {
    const order = await orderToTell(tx, orderId);
    const news = order && (order.set_meal_id === null ? newsOfOrderEvent : newsOfSetMeal)[event as OrderEvent];
    if (!order || !news || order.paid_at === null) return;
    const { member_id: memberId } = order;
    tellMember(platform, tx, after, {
      memberId,
      key: `order:${orderId}:${version}`,
      news,
      facts: factsOf(order, news),
    });
  };

function factsOf(order: OrderToTell, news: News): NoticeFacts {
  const { id: orderId, number, shop } = order;
  return { orderId, number, shop, ...moreOf(order, news) };
}

function moreOf(order: OrderToTell, news: News): NoticeFacts {
  switch (news) {
    case 'order.accepted':
      return { at: order.estimated_at.toISOString() };
    case 'order.code':
      return order.pick_up_code === null ? {} : { code: order.pick_up_code };
    case 'order.on_the_way':
      return order.hand_over_code === null ? {} : { code: order.hand_over_code };
    case 'order.arrived':
      return order.hand_over_photo === null ? {} : { variant: 'photo' };
    case 'receipt.paid':
    case 'receipt.voucher':
      return { amount: order.payable + order.balance_part };
    default:
      return {};
  }
}
