import type { OutputAt } from '@chifan/contract/client';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';
import type { Insight } from './insight-words.ts';

const none: Insight['now'] = {
  revenue: 0,
  earned: 0,
  refunded: 0,
  orders: 0,
  average: null,
  refunds: 0,
  refused: 0,
  medianAnswer: null,
  medianPrep: null,
};

const insight: Insight = {
  now: {
    ...none,
    revenue: 1234_50,
    orders: 40,
    average: 30_86,
    refunds: 1,
    refused: 2,
    medianAnswer: 50,
    medianPrep: 750,
  },
  before: { ...none, revenue: 1000_00, orders: 30 },
  days: [
    { day: '2026-11-23', revenue: 1000_00, orders: 30 },
    { day: '2026-11-24', revenue: 234_50, orders: 10 },
  ],
  dishes: [{ nameZh: '牛肉面', name: null, pieces: 25, amount: 700_00 }],
  hours: [
    { weekday: 1, hour: 12, orders: 20 },
    { weekday: 1, hour: 1, orders: 3 },
  ],
  refusals: [{ event: 'refuse', reason: 'too_busy', orders: 2 }],
};

const misses: OutputAt<'/rest/staff/searchMisses'>['misses'] = [
  {
    words: 'sweet and sour pork',
    language: 'en',
    searches: 7,
    inChinese: { text: '咕咾肉', by: 'phrasebook', rest: null, isComing: false },
    nearestShopZh: null,
    nearestShop: null,
  },
  {
    words: 'zzyzx',
    language: 'en',
    searches: 3,
    inChinese: { text: null, by: null, rest: 'zzyzx', isComing: false },
    nearestShopZh: null,
    nearestShop: null,
  },
];

const open = (answer: Insight, language: 'zh-CN' | 'en' = 'zh-CN') =>
  openConsole('/insight', {
    language,
    staff: staffOfTest('merchant'),
    answers: { '/rest/staff/insight': answer, '/rest/staff/searchMisses': { misses } },
  });

it('the insight screen shows each figure with its unit and the figure of the previous period', async () => {
  const { text } = await open(insight);
  for (const words of [
    '营业额（已减退款）¥1,234.50之前 7 天 ¥1,000.00',
    '订单40 单之前 7 天 30 单',
    '有退款的订单1 单（2.5%）',
    '拒单、超时和缺货取消2 单（4.8%）',
    '接单用时（中位数）50 秒',
    '出餐用时（中位数）12 分 30 秒之前 7 天 –',
    '太忙，来不及做2 单',
  ])
    expect(text()).toContain(words);
});

it('choosing a period loads the figures of the period, and the screen shows no bar chart for a single day', async () => {
  const { user, asked } = await open(insight);
  expect(screen.getByRole('img', { name: /最多一天 30 单/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '今天' }));
  await screen.findAllByText(/昨天全天/);
  expect(asked.filter(({ path }) => path === '/rest/staff/insight').map(({ input }) => input)).toEqual([
    { shopId: 1, days: 7 },
    { shopId: 1, days: 1 },
  ]);
  expect(screen.queryByRole('img', { name: /最多一天/ })).toBeNull();
});

it('the table of busy hours begins at 04:00 and ends with the hours after midnight', async () => {
  await open(insight);
  const table = screen.getByRole('columnheader', { name: '时段' }).closest('table') ?? document.body;
  const hours = within(table).getAllByRole('rowheader');
  expect(hours.map(({ textContent }) => textContent)).toEqual(['12 点', '1 点']);
});

it('the insight screen of a shop without orders explains which settings to check first', async () => {
  const { text } = await open({ now: none, before: none, days: [], dishes: [], hours: [], refusals: [] });
  expect(text()).toContain('这段时间还没有订单');
  expect(text()).toContain('检查营业时间');
});

it('the insight screen of a shop lists nearby searches that had no results, with a Chinese translation if there is one', async () => {
  await open(insight);
  const row = (words: string) => screen.getByRole('rowheader', { name: new RegExp(words) }).closest('tr')?.textContent;
  expect(row('sweet and sour pork')).toBe('sweet and sour pork英语 · 咕咾肉7');
  expect(row('zzyzx')).toBe('zzyzx英语 · 未翻译3');
});

it('an operator sees the searches without results on the whole platform, each with the nearest restaurant', async () => {
  const { user, asked } = await openConsole('/missed-searches', {
    staff: staffOfTest('platform'),
    answers: { '/rest/staff/searchMisses': { misses: misses.map((miss) => ({ ...miss, nearestShopZh: '老街面馆' })) } },
  });
  expect(screen.getAllByRole('cell', { name: '老街面馆' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '近 90 天' }));
  await expect.poll(() => asked).toContainEqual({ path: '/rest/staff/searchMisses', input: { days: 90 }, key: null });
});

it('in English, the list of best-selling dishes shows English names after the Chinese names', async () => {
  const { text } = await open(
    { ...insight, dishes: [{ nameZh: '牛肉面', name: 'Beef noodle soup', pieces: 25, amount: 700_00 }] },
    'en',
  );
  expect(text()).toContain('牛肉面 (Beef noodle soup)');
});
