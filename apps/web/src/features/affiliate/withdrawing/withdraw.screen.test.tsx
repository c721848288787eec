import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import type { Withdrawable } from '../../../data/affiliate.ts';

const apply = '/rest/affiliate/withdrawal/apply';

const open = (changed: Partial<Withdrawable> = {}) =>
  openScreen('pages/mine/share/withdrawal/index/index', {
    answers: {
      '/rest/affiliate/withdrawal/preview': {
        balance: 8_850,
        pending: 0,
        least: 1_000,
        realName: 'TANAKA AIKO',
        payoutMethods: ['alipay', 'bank'],
        ...changed,
      },
      '/rest/member/getLoginMemberInfo': () => refuse('server_busy'),
      // The error `no_permission` is not retried automatically. A retry could run during the next test.
      [apply]: () => refuse('no_permission'),
    },
  });

const fill = async (user: Awaited<ReturnType<typeof open>>['user'], sum: string) => {
  await user.type(screen.getByLabelText(/Amount in yuan/), sum);
  await user.type(screen.getByLabelText(/Alipay account/), '13800138000');
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
};

it('the withdrawal screen shows the available money separately from the money that is not credited yet', async () => {
  const { text } = await open({ pending: 200 });
  expect(text()).toContain('Available to withdrawCN¥88.50');
  expect(text()).toContain('CN¥2.00 more pending');
});

it('a member whose balance is below the minimum withdrawal sees the missing amount and no form', async () => {
  const { text } = await open({ balance: 999 });
  expect(text()).toContain('Withdrawals start at CN¥10.00. You need CN¥0.01 more');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

describe('request of a withdrawal', () => {
  it.each(['9.99', '88.51', 'all'])('a withdrawal of %s yuan is rejected before it is sent', async (sum) => {
    const { user, asked } = await open();
    await fill(user, sum);
    expect(screen.getByLabelText(/Amount in yuan/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.map(({ path }) => path)).not.toContain(apply);
  });

  it('a withdrawal is sent with the payment password after the member has seen the account and the name', async () => {
    const { user, asked } = await open();
    await fill(user, '88.50');
    const sheet = await screen.findByRole('dialog');
    expect(sheet.textContent).toContain('CN¥88.50 goes to 13800138000 in the name of TANAKA AIKO.');
    expect(asked.map(({ path }) => path)).not.toContain(apply);
    await user.type(screen.getByLabelText('Your 6 digits'), '481516');
    await waitFor(() =>
      expect(asked.find(({ path }) => path === apply)?.input).toMatchObject({
        amount: 8_850,
        realName: 'TANAKA AIKO',
        payoutMethod: 'alipay',
        account: '13800138000',
        paymentPassword: '481516',
      }),
    );
  });
});
