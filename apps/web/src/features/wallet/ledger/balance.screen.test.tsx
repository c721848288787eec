import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import type { LedgerEntry, MonthlyStatement } from '../../../data/wallet.ts';

const entry = (changed: Partial<LedgerEntry> = {}): LedgerEntry => ({
  reason: 'top_up',
  orderId: null,
  orderNumber: null,
  amount: 10_000,
  after: 10_000,
  at: '2026-11-21T04:00:00.000Z',
  ...changed,
});

const topUp = entry();
const paid = entry({ reason: 'order_paid', orderId: 9, orderNumber: '20261121000009', amount: -2_800, after: 7_200 });

const open = (entries: readonly LedgerEntry[], pending = 0, archivedUntil: string | null = null) =>
  openScreen('pages/mine/balance/index/index', {
    answers: {
      '/rest/wallet/balance': {
        balance: 7_200,
        pending,
        entries: { records: [...entries], total: entries.length, pageNo: 1, pageSize: 20, archivedUntil },
      },
      '/rest/wallet/statement': {
        before: 1_000,
        in: 10_000,
        out: 2_800,
        after: 8_200,
        entries: [...entries],
      } satisfies MonthlyStatement,
    },
  });

it('a balance transaction shows the daily number of its order, or the long order number if the order has no daily number', async () => {
  const { text } = await open([
    { ...paid, dayNumber: 12 },
    { ...paid, orderId: 8, orderNumber: '261120-000008-B' },
  ]);
  expect(text()).toContain('#12');
  expect(text()).not.toContain('20261121000009');
  expect(text()).toContain('261120-000008-B');
});

describe('balance screen', () => {
  it('the balance screen shows the balance separately from money that is not credited yet', async () => {
    const { text } = await open([paid, topUp], 350);
    expect(text()).toContain('Your balanceCN¥72.00');
    expect(text()).toContain('Pending: CN¥3.50');
  });

  it('the balance screen shows up to which date transactions are archived (rule ordering-109)', async () => {
    const { text } = await open([topUp], 0, '2023-11-30T15:59:00.000Z');
    expect(text()).toMatch(/Transactions up to .*2023.* are in our archive\./);
  });

  it('an account that has only archived transactions is not shown as empty', async () => {
    const { text } = await open([], 0, '2023-11-30T15:59:00.000Z');
    expect(text()).toContain('are in our archive');
    expect(text()).not.toContain('No transactions yet');
  });

  it('the balance screen mentions no pending money if there is none', async () => {
    const { text } = await open([paid, topUp]);
    expect(text()).not.toContain('Pending');
  });

  it('each balance transaction shows its reason, its signed amount and the balance after it', async () => {
    const { text } = await open([paid, topUp]);
    expect(text()).toMatch(/Paid for an order.*20261121000009−CN¥28\.00balance afterwards: CN¥72\.00/);
    expect(text()).toMatch(/Top-up.*\+CN¥100\.00balance afterwards: CN¥100\.00/);
  });
});

it('a monthly statement shows the first balance, the incoming and outgoing money, and the last balance', async () => {
  const { user, text } = await open([paid, topUp]);
  await user.click(screen.getByRole('tab', { name: 'Month by month' }));
  await screen.findByText('Start of the month');
  expect(text()).toMatch(
    /Start of the monthCN¥10\.00.*Money inCN¥100\.00.*Money out−CN¥28\.00.*End of the monthCN¥82\.00/,
  );
});
