import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import type { SmallCity, TestApp } from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app, city } = opened);
});

const set = (date: string, rates: { currency: string; fen: number }[], token = city.operator.token) =>
  app.call('setCurrencyRates', { date, rates }, { token });
const table = async () => (await app.call('currencyRates', {})).data;

test('currencyRates returns no rates and no date before an operator sets them', async () => {
  expect(await table()).toEqual({ date: null, rates: [] });
});

test('setCurrencyRates replaces all rates and their date', async () => {
  await set('2026-10-01', [
    { currency: 'USD', fen: 712.5 },
    { currency: 'SEK', fen: 74 },
  ]);
  await set('2026-11-01', [
    { currency: 'VND', fen: 0.0274 },
    { currency: 'USD', fen: 715 },
  ]);
  expect(await table()).toEqual({
    date: '2026-11-01',
    rates: [
      { currency: 'USD', fen: 715 },
      { currency: 'VND', fen: 0.0274 },
    ],
  });
});

test('concurrent setCurrencyRates calls leave the complete table of one call', async () => {
  const tables = [1, 2, 3, 4].map((day) => ({
    date: `2026-11-0${day}`,
    rates: ['EUR', 'GBP', 'JPY'].map((currency) => ({ currency, fen: day })),
  }));
  const answers = await Promise.all(tables.map(({ date, rates }) => set(date, rates)));
  expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
  expect(tables).toContainEqual(await table());
});

test('setCurrencyRates is refused if another operator has changed the rates since they were loaded', async () => {
  const [usd, eur] = [
    [{ currency: 'USD', fen: 700 }],
    [
      { currency: 'EUR', fen: 800.5 },
      { currency: 'CHF', fen: 750 },
    ],
  ];
  await set('2026-11-05', usd);
  const { token } = city.operator;
  const over = (replaces: { date: string; rates: typeof usd }, rates: typeof usd) =>
    app.call('setCurrencyRates', { replaces, date: '2026-11-06', rates }, { token });
  expect((await over({ date: '2026-11-05', rates: usd }, eur)).data).toBe(true);
  expect(await over({ date: '2026-11-05', rates: usd }, usd)).toMatchObject({
    status: 409,
    data: { reason: 'table_changed' },
  });
  expect((await over({ date: '2026-11-06', rates: eur }, usd)).data).toBe(true);
});

test.each([
  [
    'a repeated currency',
    '2026-11-01',
    [
      { currency: 'USD', fen: 715 },
      { currency: 'USD', fen: 716 },
    ],
  ],
  ['a value of 0', '2026-11-01', [{ currency: 'USD', fen: 0 }]],
  ['an invalid currency code', '2026-11-01', [{ currency: 'usd', fen: 715 }]],
  ['an invalid date', '2026-02-30', [{ currency: 'USD', fen: 715 }]],
])('setCurrencyRates rejects a table with %s and changes nothing', async (_, date, rates) => {
  const before = await table();
  expect((await set(date, rates)).status).toBe(400);
  expect(await table()).toEqual(before);
});

test('only platform accounts may set the currency rates', async () => {
  const rates = [{ currency: 'USD', fen: 1 }];
  for (const { token } of [city.member, city.merchant, city.courier])
    expect((await set('2026-11-01', rates, token)).status).toBe(403);
});
