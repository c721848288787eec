import { merchantRefusals, partialReasons, platformRefusals } from '@chifan/domain/refund';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import type { StaffRefund } from './meal-refunds.query.ts';
import { refundForTest } from './refund-for-test.ts';

const page = (refund: StaffRefund) => ({ records: [refund], total: 1, pageNo: 1, pageSize: 20 });

const atShop = (refund = refundForTest()) =>
  openConsole('/refunds', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/refund/list': page(refund),
      '/rest/merchant/refund/grant': refund,
      '/rest/merchant/refund/refuse': refund,
      '/rest/merchant/refund/object': refund,
    },
  });

const atPlatform = (refund = refundForTest({ state: 4, allowedEvents: ['platform_grant', 'platform_refuse'] })) =>
  openConsole('/all-refunds', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/refund/list': page(refund),
      '/rest/platform/refund/decide': refund,
      '/rest/platform/refund/decideObjection': refund,
    },
  });

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const sum = () => screen.getByLabelText<HTMLInputElement>('退款金额（元）');
const choices = () => screen.getAllByRole('radio').length;

it.each([
  ['merchant', atShop],
  ['platform', atPlatform],
] as const)('in the console of the %s, a refund request shows the allergies of the guest', async (_who, open) => {
  await open(refundForTest({ remark: 'sans œuf', dietProfile: { avoids: ['peanut'], wishes: [] } }));
  expect(screen.getByText('忌口/过敏：花生').closest('.text-bad')).not.toBeNull();
  expect(screen.getByText('可能不要放：鸡蛋').closest('.text-bad')).not.toBeNull();
  expect(screen.getByText('sans œuf')).toBeDefined();
});

it.each([
  [12, '12 号'],
  [null, '1 号'],
])(
  'a refund card of an order with the day number %s has the title %s and the long order number',
  async (dayNumber, title) => {
    await atShop(refundForTest({ dayNumber }));
    const heading = screen.getByText(title).closest('h2');
    expect(heading?.textContent).toContain('261121-000001-A');
  },
);

it('a guest’s text about a refund is shown in Chinese, and the original after a tap', async () => {
  const note = { text: '汤是冷的。', by: 'machine', rest: null, isComing: false } as const;
  const appeal = { text: null, by: null, rest: 'Вот фото.', isComing: false } as const;
  const written = { note: 'スープが冷たかった。', appeal: 'Вот фото.', guestLanguage: 'ja' };
  const { user } = await atPlatform(refundForTest({ ...written, inChinese: { note, appeal, remark: null } }));
  expect(screen.getByText('汤是冷的。')).toBeDefined();
  expect(screen.getByText('由机器从日语翻译')).toBeDefined();
  expect(screen.queryByText(written.note)).toBeNull();
  await user.click(screen.getByRole('button', { name: '看原文' }));
  expect(screen.getByText(written.note)).toBeDefined();
  expect(screen.getByText('俄语原文，未翻译')).toBeDefined();
});

describe('a merchant’s grant of a refund', () => {
  const path = '/rest/merchant/refund/grant';

  it('a merchant grants the whole refund, to the fen, without a reason', async () => {
    const { user, asked } = await atShop();
    await user.click(press('同意退款'));
    expect(sum().value).toBe('44.56');
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
    await user.click(press('确认退款'));
    await expect
      .poll(() => asked)
      .toContainEqual(expect.objectContaining({ path, input: { refundId: 5, amount: 4456, note: '' } }));
  });

  it('a merchant who grants a part of a refund must choose a reason, and the button calls the partial grant an offer', async () => {
    const { user, asked, text } = await atShop();
    await user.click(press('同意退款'));
    await user.clear(sum());
    await user.type(sum(), '20.35');
    expect(text()).toMatch(/提议.*24 小时内可以接受/);
    expect(press('提出部分退款').disabled).toBe(true);
    expect(choices()).toBe(partialReasons.length);
    await user.click(screen.getByRole('radio', { name: '部分餐品已食用' }));
    await user.click(press('提出部分退款'));
    await expect
      .poll(() => asked)
      .toContainEqual(
        expect.objectContaining({ path, input: { refundId: 5, amount: 2035, note: '', reason: 'part_eaten' } }),
      );
  });

  it.each(['4.45', '44.57', '', '1.234'])(
    'a merchant cannot grant a refund of “%s” yuan and reads the allowed range',
    async (typed) => {
      const { user, text } = await atShop();
      await user.click(press('同意退款'));
      await user.clear(sum());
      if (typed !== '') await user.type(sum(), typed);
      expect(text()).toContain('请输入 4.46 至 44.56 元');
      expect(screen.getAllByRole<HTMLButtonElement>('button', { name: /确认退款|提出部分退款/ }).at(-1)?.disabled).toBe(
        true,
      );
    },
  );
});

it('a merchant refuses a refund with a reason from a list, and the guest does not read the note', async () => {
  const { user, asked, text } = await atShop();
  await user.click(press('拒绝'));
  expect(choices()).toBe(merchantRefusals.length);
  expect(screen.queryByRole('radio', { name: '其他原因' })).toBeNull();
  expect(text()).toContain('客人看不到');
  await user.click(screen.getByRole('radio', { name: '照片看不出问题' }));
  await user.click(press('确认拒绝'));
  await expect
    .poll(() => asked)
    .toContainEqual(
      expect.objectContaining({
        path: '/rest/merchant/refund/refuse',
        input: { refundId: 5, refusal: 'photo_shows_nothing', note: '' },
      }),
    );
});

it('a refund request has no buttons if the server allows no event', async () => {
  await atShop(refundForTest({ allowedEvents: [] }));
  expect(screen.queryByRole('button', { name: '同意退款' })).toBeNull();
  expect(screen.queryByRole('button', { name: '拒绝' })).toBeNull();
});

describe('a decision of the platform', () => {
  const path = '/rest/platform/refund/decide';

  it('the platform refuses a refund with a reason from its own list', async () => {
    const { user, asked } = await atPlatform();
    await user.click(press('裁定'));
    await user.click(screen.getByRole('radio', { name: '不同意退款' }));
    expect(press('确认裁定').disabled).toBe(true);
    // The dialog also has radio buttons for the decision and the liable party.
    expect(choices()).toBe(2 + platformRefusals.length + 4);
    await user.click(screen.getByRole('radio', { name: '凭证看不出问题' }));
    await user.click(press('确认裁定'));
    await expect
      .poll(() => asked)
      .toContainEqual(
        expect.objectContaining({
          path,
          input: { refundId: 5, decision: 'refuse', liable: 'merchant', note: '', reason: 'nothing_shown' },
        }),
      );
  });

  it('the platform must enter a note and the liable party to grant a whole refund', async () => {
    const { user, asked } = await atPlatform();
    await user.click(press('裁定'));
    expect(press('确认裁定').disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: '骑手' }));
    await user.type(screen.getByLabelText(/说明/), '照片显示汤已洒');
    await user.click(press('确认裁定'));
    await expect
      .poll(() => asked)
      .toContainEqual(
        expect.objectContaining({
          path,
          input: { refundId: 5, decision: 'grant', amount: 4456, liable: 'courier', note: '照片显示汤已洒' },
        }),
      );
  });

  it('the platform can retry a refund that the gateway could not pay, or open the page for paying the refund in another way', async () => {
    const failed = { amount: 4456, to: 'stripe', state: 'failed', settledAt: null } as const;
    const { text } = await atPlatform(
      refundForTest({
        state: 7,
        allowedEvents: [],
        granted: { amount: 4456, balance: 0, gateway: 4456 },
        gatewayRefunds: [failed],
      }),
    );
    expect(text()).toContain('打款失败');
    expect(press('立即重新打款')).not.toBeNull();
    expect(screen.getByRole('link', { name: /改用其他方式/ }).getAttribute('href')).toContain('261121-000001-A');
  });
});

describe('a refund that was granted by rule', () => {
  const byRule = (changes: Partial<StaffRefund>) =>
    refundForTest({ state: 7, objection: 'possible', allowedEvents: ['object'], ...changes });

  it('a merchant can object to a refund that was granted by rule, with a reason, until the deadline', async () => {
    const { user, asked, text } = await atShop(byRule({ dueAt: '2026-11-22T04:00:00Z' }));
    expect(text()).toContain('已按规则退款');
    expect(text()).toMatch(/如有异议，请在 .* 前向平台申诉/);
    await user.click(press('向平台申诉'));
    expect(text()).toContain('款项已退给客人，不会收回');
    await user.click(screen.getByRole('radio', { name: '取餐时餐品齐全' }));
    await user.click(press('提交申诉'));
    const input = { refundId: 5, refusal: 'was_collected_complete', note: '' };
    await expect
      .poll(() => asked)
      .toContainEqual(expect.objectContaining({ path: '/rest/merchant/refund/object', input }));
  });

  it('after the deadline for an objection, the merchant sees neither the button nor the deadline', async () => {
    const { text } = await atShop(byRule({ dueAt: '2026-11-20T04:00:00Z', allowedEvents: [] }));
    expect(screen.queryByRole('button', { name: '向平台申诉' })).toBeNull();
    expect(text()).not.toContain('如有异议');
  });

  it('the platform decides with a note which party pays for a contested refund, and cannot choose the guest', async () => {
    const raised = byRule({ objection: 'raised', allowedEvents: ['decide_objection'], orderType: 'delivery' });
    const { user, asked, text } = await atPlatform({ ...raised, merchantRefusal: 'was_collected_complete' });
    expect(text()).toContain('商家申诉待裁定');
    expect(text()).toContain('取餐时餐品齐全');
    await user.click(press('裁定商家申诉'));
    expect(choices()).toBe(3);
    expect(press('确认裁定').disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: '平台' }));
    await user.type(screen.getByLabelText(/书面说明/), '照片清楚');
    await user.click(press('确认裁定'));
    const input = { refundId: 5, liable: 'platform', note: '照片清楚' };
    await expect
      .poll(() => asked)
      .toContainEqual(expect.objectContaining({ path: '/rest/platform/refund/decideObjection', input }));
  });
});
