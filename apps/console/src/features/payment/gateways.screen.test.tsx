import type { OutputAt } from '@chifan/contract/client';
import type { MoneyTrail } from '@chifan/contract/payment/views';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';
import { queryClient } from '../../platform/query.ts';

type Alert = OutputAt<'/rest/platform/payment/alerts'>['records'][number];

const alert = (changes: Partial<Alert> = {}): Alert => ({
  id: 1,
  method: 'stripe',
  kind: 'bad_signature',
  reference: null,
  says: { code: 'sent_from', ip: '203.0.113.7' },
  at: '2026-11-21T01:00:00Z',
  count: 1,
  lastAt: '2026-11-21T01:00:00Z',
  ...changes,
});

const openAlerts = (alerts: readonly Alert[]) =>
  openConsole('/gateways?part=alerts', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/payment/alerts': { records: [...alerts], total: alerts.length, pageNo: 1, pageSize: 20 },
    },
  });

describe('an alert', () => {
  it('a payment alert shows the problem, the gateway and the sender’s IP address', async () => {
    const { text } = await openAlerts([alert()]);
    expect(text()).toContain('签名不符');
    expect(text()).toContain('203.0.113.7');
    expect(text()).not.toMatch(/共 \d+ 次/);
  });

  it('a repeated payment alert shows how often it occurred on the day and when it occurred last', async () => {
    const { text } = await openAlerts([alert({ count: 41_237, lastAt: '2026-11-21T03:30:00Z' })]);
    expect(text()).toMatch(/共 41,?237 次.*11:30/);
  });

  it('a payment alert about a wrong amount shows the amount that the gateway reported and the expected amount, to the fen', async () => {
    const { text } = await openAlerts([
      alert({
        kind: 'wrong_amount',
        says: { code: 'sum_differs', attempt: 'P1', amount: 4455, currency: 'cny', ours: 4456 },
      }),
    ]);
    expect(text()).toMatch(/¥44\.55.*应为 ¥44\.56/);
  });

  it('a payment alert about a chargeback shows amount, reason and the deadline for evidence', async () => {
    const says = {
      code: 'disputed',
      amount: 10_500,
      reason: 'fraudulent',
      evidenceBy: '2099-11-30T04:00:00Z',
    } as const;
    const { text } = await openAlerts([alert({ kind: 'disputed', reference: 'P7', says })]);
    expect(text()).toMatch(/银行卡拒付.*¥105\.00 被拒付：持卡人称未授权这笔交易。请在 11月30日 12:00 前/);
  });

  it('the number in a payment alert links to the withdrawals if the number belongs to a payout, and otherwise to the money trail', async () => {
    await openAlerts([alert({ reference: 'W12_1' }), alert({ id: 2, reference: '261121-000001-A' })]);
    expect(screen.getByRole('link', { name: 'W12_1' }).getAttribute('href')).toContain('/withdrawals?number=W12_1');
    expect(screen.getByRole('link', { name: '261121-000001-A' }).getAttribute('href')).toContain('part=trail');
  });
});

it('an empty list of payment alerts says that there are no problems', async () => {
  const { text } = await openAlerts([]);
  expect(text()).toContain('没有异常');
});

describe('an operator ends a gateway refund that the gateway cannot send', () => {
  const path = '/rest/platform/payment/endGatewayRefund';
  const gatewayRefund: MoneyTrail['attempts'][number]['gatewayRefunds'][number] = {
    number: 'RP1',
    amount: 4456,
    state: 'failed',
    tries: 9,
    error: 'card closed',
    history: [],
    reference: null,
    at: '2026-11-21T04:00:00Z',
    settledAt: null,
    destination: 'gateway',
  };
  const trail: MoneyTrail = {
    of: { kind: 'order', id: 1, number: '261121-000001-A', state: 'refunded' },
    attempts: [
      {
        number: 'P1',
        method: 'stripe',
        amount: 4456,
        state: 'settled',
        reference: null,
        at: '2026-11-21T03:00:00Z',
        settledAt: '2026-11-21T03:00:10Z',
        gatewayRefunds: [gatewayRefund],
        disputes: [],
      },
    ],
    postings: [],
    archivedUntil: null,
    invitation: null,
  };

  const openEnding = async () => {
    const opened = await openConsole('/gateways?part=trail&number=261121-000001-A', {
      staff: staffOfTest('platform'),
      answers: { '/rest/platform/payment/trail': trail, [path]: { number: 'RP1', destination: 'balance' } },
    });
    await opened.user.click(screen.getByRole('button', { name: '改用其他方式退款' }));
    return opened;
  };
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: '下一步' });
  const dialog = () => within(screen.getByRole('dialog'));

  it('ending a failed gateway refund by hand needs a note and a confirmation', async () => {
    const { user, asked } = await openEnding();
    expect(next().disabled).toBe(true);
    await user.type(screen.getByLabelText('说明'), '银行卡已注销');
    await user.click(next());
    expect(asked.map((each) => each.path)).not.toContain(path);
    expect(screen.getByRole('dialog').textContent).toMatch(/不能撤销.*退到客人余额 ¥44\.56.*银行卡已注销/);
    await user.click(dialog().getByRole('button', { name: '确认退款' }));
    await expect
      .poll(() => asked)
      .toContainEqual(
        expect.objectContaining({
          path,
          input: { number: 'RP1', destination: 'balance', reference: '', note: '银行卡已注销' },
        }),
      );
  });

  it('an operator who paid a failed gateway refund in another way must enter the number of that payment', async () => {
    const { user } = await openEnding();
    await user.click(screen.getByRole('radio', { name: '已用其他方式付给客人' }));
    await user.type(screen.getByLabelText('说明'), '银行卡已注销');
    expect(next().disabled).toBe(true);
    await user.type(screen.getByLabelText('付款凭证号'), 'B-778');
    await user.click(next());
    expect(screen.getByRole('dialog').textContent).toContain('B-778');
  });

  it('the dialog for a failed gateway refund preserves typed text while the refund is retried', async () => {
    const { user } = await openEnding();
    await user.type(screen.getByLabelText('说明'), '银行卡已注销');
    const triedAgain: MoneyTrail = {
      ...trail,
      attempts: trail.attempts.map((attempt) => ({
        ...attempt,
        gatewayRefunds: [{ ...gatewayRefund, state: 'pending', tries: 10 }],
      })),
    };
    act(
      () =>
        void queryClient.setQueriesData(
          { predicate: ({ state: { data } }) => typeof data === 'object' && data !== null && 'attempts' in data },
          triedAgain,
        ),
    );
    expect(await screen.findByText('已尝试 10 次')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('说明').value).toBe('银行卡已注销');
  });

  it('the dialog for a failed gateway refund preserves typed text when the operator goes back', async () => {
    const { user } = await openEnding();
    await user.type(screen.getByLabelText('说明'), '银行卡已注销');
    await user.click(next());
    await user.click(screen.getByRole('button', { name: '返回修改' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('说明').value).toBe('银行卡已注销');
  });
});
