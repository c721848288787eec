import { expect, test } from 'vitest';
import { type StaffNewsFacts, staffNewsZh } from './staff-news.ts';

const of = { number: '261121-000012-K', shopZh: '老街面馆' };
const answerBefore = new Date('2026-11-21T04:40:00Z');

test.each<[StaffNewsFacts, string, string]>([
  [
    { ...of, news: 'order', way: 'delivery', paid: 58_00, answerBefore },
    '新订单：12 号',
    '老街面馆 · 外卖配送 · ¥58.00 · 请在 12:40 前接单',
  ],
  [
    { ...of, news: 'order', way: 'eat_here', paid: 58_00, answerBefore: null },
    '新订单：12 号',
    '老街面馆 · 堂食 · ¥58.00 · 已自动接单，请开始制作',
  ],
  [{ ...of, news: 'message', from: 'member', textZh: '我到店了。' }, '12 号：客人来消息', '我到店了。'],
  [{ ...of, news: 'job', fee: 6_50 }, '有新的配送单', '老街面馆 · 配送费 ¥6.50'],
])('a sleeping console is told in one line: %j', (facts, title, text) => {
  expect(staffNewsZh(facts)).toEqual({ title, text });
});
