import { expect, test } from 'vitest';
import { renderStaffNotification, type StaffNotificationFacts } from './staff-notification.ts';

const of = { number: '261121-000512-K', dayNumber: 12, shop: '老街面馆' };
const answerBefore = new Date('2026-11-21T04:40:00Z');
const say = (phrase: string, values = {}) => [phrase, ...Object.values(values)].join('/');

test.each<[string, StaffNotificationFacts, string, string]>([
  [
    'an order that the shop must accept',
    { ...of, news: 'order', way: 'delivery', paid: 58_00, answerBefore },
    'news.order/12',
    '老街面馆 · news.way.delivery · CN¥58.00 · news.order.accept/12:40',
  ],
  [
    'an order that was accepted automatically',
    { ...of, news: 'order', way: 'eat_here', paid: 58_00, answerBefore: null },
    'news.order/12',
    '老街面馆 · news.way.eat_here · CN¥58.00 · news.order.begin',
  ],
  [
    'an unanswered order that was refunded',
    { ...of, news: 'unanswered', paid: 58_00, isPaused: true },
    'news.unanswered/12',
    '老街面馆 · news.unanswered.refunded/CN¥58.00 · news.unanswered.paused',
  ],
  [
    'a guest’s message',
    { ...of, news: 'message', from: 'member', text: 'I am here.' },
    'news.message.member/12',
    'I am here.',
  ],
  ['a delivery job', { ...of, news: 'job', fee: 6_50 }, 'news.job', '老街面馆 · news.job.fee/CN¥6.50'],
])('a push message to staff has a short title and text for %s', (_type, facts, title, text) => {
  expect(renderStaffNotification(facts, 'en', say)).toEqual({ title, text });
});
