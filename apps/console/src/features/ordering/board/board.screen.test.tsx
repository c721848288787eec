import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, shopOfTest, staffOfTest } from '../../../app/testing/open-console.tsx';
import { queryClient } from '../../../platform/query.ts';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';

type Opening = Partial<Parameters<typeof openConsole>[1]>;

const open = (orders: readonly StaffOrder[], { answers, ...more }: Opening = {}) =>
  openConsole('/orders', {
    staff: staffOfTest('merchant'),
    ...more,
    answers: {
      '/rest/merchant/order/list': { records: [...orders], total: orders.length, pageNo: 1, pageSize: 100 },
      ...answers,
    },
  });

const card = () => {
  const found = screen.getByRole('heading', { name: /1 号/ }).closest('li');
  if (found === null) throw new Error('no card');
  return found;
};
const press = (name: string) => within(card()).getByRole('button', { name });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('a kitchen card', () => {
  it('a kitchen card shows the guest’s allergens and diet in red above the dishes', async () => {
    await open([
      orderForTest({
        lines: [lineForTest()],
        dietProfile: { avoids: ['peanut'], wishes: ['no_pork'] },
        remark: '辛くしないで',
        remarkPhrases: ['no_cilantro'],
      }),
    ]);
    const said = card().textContent ?? '';
    const places = ['花生', '猪肉', '尽快，预计', '担担面', '不要香菜', '辛くしないで'].map((words) =>
      said.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(within(card()).getByText(/花生/).closest('.text-bad')).not.toBeNull();
  });

  it('a kitchen card shows the order number of the day, and the date only if the order is for a later day', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000);
    await open([
      orderForTest({ dayNumber: 31, estimatedAt: inMinutes(5) }),
      orderForTest({ id: 2, number: '261121-000002-B', dayNumber: 32, estimatedAt: tomorrow.toISOString() }),
    ]);
    const [today, later] = [/31 号/, /32 号/].map((name) => screen.getByRole('heading', { name }).textContent);
    expect(today).not.toContain('月');
    expect(later).toMatch(/^32 号\d+月\d+日/);
  });

  it('a kitchen card shows an option once, in Chinese only if it has no translation', async () => {
    const line = lineForTest({ chosenZh: ['份量：大份', '少辣'], chosen: ['Size: Large', null] });
    await open([orderForTest({ lines: [line] })]);
    expect(card().textContent).toContain('Size: Large、少辣');
    expect(card().textContent).not.toContain('大份');
  });

  it('a kitchen card shows no diet warning without a diet profile', async () => {
    await open([orderForTest({ lines: [lineForTest()] })]);
    expect(card().querySelector('.bg-bad-tint')).toBeNull();
  });

  it('a kitchen card shows allergies that were detected in a remark in red above the dishes, marked as detected automatically', async () => {
    const remark = 'ピーナッツアレルギーです。卵は抜いてください';
    await open([orderForTest({ lines: [lineForTest()], remark })]);
    const said = card().textContent ?? '';
    const places = ['可能是过敏：花生', '可能不要放：鸡蛋', '自动识别', '担担面', remark].map((words) =>
      said.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(within(card()).getByText('可能是过敏：花生').closest('.text-bad')).not.toBeNull();
    expect(within(card()).getByText(remark).closest('.text-bad')).not.toBeNull();
  });

  it('a kitchen card shows an allergen once if both the diet profile and the remark name it', async () => {
    await open([
      orderForTest({
        remark: 'no peanuts, no egg',
        dietProfile: { avoids: ['peanut'], wishes: [] },
        guestLanguage: 'en',
      }),
    ]);
    expect(card().textContent?.match(/花生/g)).toHaveLength(1);
    expect(card().textContent).toContain('可能不要放：鸡蛋');
  });

  it('a kitchen card shows no allergy warning for a remark that requests more of an allergen', async () => {
    await open([orderForTest({ lines: [lineForTest()], remark: 'extra peanuts please', guestLanguage: 'en' })]);
    expect(card().querySelector('.bg-bad-tint')).toBeNull();
    expect(card().textContent).not.toContain('可能');
  });

  it('a kitchen card detects the language of a remark instead of assuming the guest’s language', async () => {
    await open([orderForTest({ remark: '不要辣', guestLanguage: 'en' })]);
    expect(card().textContent).toContain('客人备注：不要辣');
  });

  it('a kitchen card names the language of an untranslated remark', async () => {
    await open([orderForTest({ lines: [lineForTest()], remark: '辛くしないで', guestLanguage: 'ja' })]);
    expect(card().textContent).toContain('日语原文，未翻译');
    expect(within(card()).getByText('辛くしないで').closest('[lang=ja]')).not.toBeNull();
  });

  it.each([
    ['an order for as soon as possible', { wantedAt: null }, /尽快，预计 .*12:04/],
    [
      'a pick-up at a chosen time, with the start of cooking',
      { wantedAt: '2026-11-21T04:01:00Z' },
      /预约 .*12:04 取餐.*12:01 开始备餐/,
    ],
    [
      'a delivery at a chosen time',
      { wantedAt: '2026-11-21T04:01:00Z', type: 'delivery', dining: null } as const,
      /预约 .*12:04 送达/,
    ],
  ])('a kitchen card shows when the guest gets the food of %s', async (_, changed, words) => {
    await open([orderForTest({ lines: [lineForTest()], estimatedAt: '2026-11-21T04:04:00Z', ...changed })]);
    expect(card().textContent).toMatch(words);
  });

  it('a kitchen card counts down to the automatic cancellation of an unanswered order', async () => {
    await open([orderForTest({ answerBefore: inMinutes(5) })]);
    expect(card().textContent).toMatch(/接单还剩 [45] 分钟，到时自动取消/);
  });

  it('a kitchen card strikes out refunded dishes and counts only units still to be cooked', async () => {
    await open([
      orderForTest({
        lines: [
          lineForTest({ position: 1, quantity: 3, refunded: 1 }),
          lineForTest({ position: 2, nameZh: '酸辣汤', quantity: 1, refunded: 1 }),
        ],
      }),
    ]);
    expect(card().textContent).toContain('2 份担担面');
    expect(within(card()).getByText('酸辣汤').closest('s')).not.toBeNull();
    expect(within(card()).getByText('担担面').closest('s')).toBeNull();
  });
});

describe('a kitchen card’s buttons', () => {
  const names = () =>
    within(card())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('a kitchen card has one button for each event of the order that the server allows', async () => {
    await open([orderForTest({ allowedEvents: ['accept', 'refuse'] })]);
    expect(names()).toEqual(['打印', '详情', '+5 分钟', '+10 分钟', '接单', '拒单']);
  });

  it('a kitchen card has only print and detail buttons if the server allows no event of the order', async () => {
    await open([orderForTest({ allowedEvents: [] })]);
    expect(names()).toEqual(['打印', '详情']);
  });

  it.each([
    ['接单', 'accept', 'pending', '/rest/merchant/order/accept'],
    ['出餐', 'ready', 'delivering', '/rest/merchant/order/ready'],
  ] as const)(
    'the kitchen card button “%s” sends the event “%s” to the server at once',
    async (name, event, state, path) => {
      const order = orderForTest({ state, allowedEvents: [event], lines: [lineForTest()] });
      const { user, asked } = await open([order], { answers: { [path]: order } });
      await user.click(press(name));
      await expect.poll(() => asked).toContainEqual({ path, input: { orderId: 1 }, key: null });
    },
  );

  it.each([
    ['接单 +5 分钟', 'accept', 'pending', '/rest/merchant/order/accept', 5],
    ['接单 +10 分钟', 'accept', 'pending', '/rest/merchant/order/accept', 10],
    ['延后 +10 分钟', 'delay', 'delivering', '/rest/merchant/order/delay', 10],
  ] as const)(
    'the kitchen card button “%s” sends the event “%s” with the additional minutes',
    async (name, event, state, path, extraMinutes) => {
      const order = orderForTest({ state, allowedEvents: [event], lines: [lineForTest()] });
      const { user, asked } = await open([order], { answers: { [path]: order } });
      await user.click(press(name));
      await expect.poll(() => asked).toContainEqual({ path, input: { orderId: 1, extraMinutes }, key: null });
    },
  );

  describe('with a dish that contains an avoided allergen', () => {
    const path = '/rest/merchant/order/accept';
    const avoided = lineForTest({ conflicts: { avoids: ['peanut'], wishes: ['no_pork'] } });
    const openAvoided = (line = avoided) => {
      const order = orderForTest({
        allowedEvents: ['accept'],
        lines: [line, lineForTest({ position: 2, nameZh: '凉茶' })],
      });
      return open([order], { answers: { [path]: order } });
    };

    it.each([
      ['接单', {}],
      ['接单 +5 分钟', { extraMinutes: 5 }],
    ])(
      'the button “%s” shows the dishes that conflict with the guest’s diet before it accepts the order',
      async (name, more) => {
        const { user, asked } = await openAvoided();
        expect(
          within(card())
            .getByText(/含花生.*含猪肉/)
            .closest('li')?.textContent,
        ).toContain('担担面');
        await user.click(press(name));
        const dialog = await screen.findByRole('dialog', { name: /忌口/ });
        expect(dialog.textContent).toContain('担担面');
        expect(dialog.textContent).not.toContain('凉茶');
        expect(asked.filter((each) => each.path === path)).toEqual([]);
        await user.click(within(dialog).getByRole('button', { name: '已看到，接单' }));
        await expect.poll(() => asked).toContainEqual({ path, input: { orderId: 1, ...more }, key: null });
      },
    );

    it('accepting an order needs no dialog if the dish with an avoided allergen is refunded', async () => {
      const { user, asked } = await openAvoided({ ...avoided, refunded: avoided.quantity });
      expect(card().textContent).not.toContain('含花生');
      await user.click(press('接单'));
      await expect.poll(() => asked).toContainEqual({ path, input: { orderId: 1 }, key: null });
    });
  });

  it('the redeem button of a kitchen card opens the redeem screen for the shop of the order', async () => {
    const shops = [shopOfTest(), shopOfTest({ id: 6, nameZh: '南京路店' })];
    const order = orderForTest({ shopId: 6, state: 'to_be_picked_up', allowedEvents: ['redeem'] });
    const path = '/rest/merchant/order/redeem';
    const { user, asked } = await open([order], {
      staff: staffOfTest('merchant', { shops }),
      answers: { [path]: { ...order, state: 'completed', allowedEvents: [] } },
    });
    await user.click(press('核销取餐码'));
    await screen.findByRole('status', { name: '取餐码' });
    await user.keyboard('K482');
    await screen.findByText('核销成功，请交餐');
    expect(asked.find((each) => each.path === path)?.input).toEqual({ shopId: 6, code: 'K482' });
    expect(screen.getByRole('button', { name: '当前店铺：南京路店，更换' })).toBeDefined();
  });

  it('a merchant who refuses an order must choose a reason, and for the reason “other” also a note from a fixed list', async () => {
    const order = orderForTest({ allowedEvents: ['refuse'] });
    const path = '/rest/merchant/order/refuse';
    const { user, asked } = await open([order], { answers: { [path]: order } });
    await user.click(press('拒单'));
    expect(asked.map((each) => each.path)).not.toContain(path);
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '拒单并全额退款' });
    await user.click(screen.getByRole('radio', { name: '其他原因' }));
    expect(send().disabled).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const note of screen.getAllByRole('radio').slice(-1)) await user.click(note);
    await user.click(send());
    await expect
      .poll(() => asked)
      .toContainEqual(
        expect.objectContaining({ path, input: { orderId: 1, reason: 'other', note: expect.any(String) } }),
      );
  });

  it('the sold-out dialog refunds only the missing units of a dish', async () => {
    const order = orderForTest({
      state: 'delivering',
      allowedEvents: ['declare_sold_out'],
      lines: [lineForTest({ position: 4, quantity: 3, refunded: 1 })],
    });
    const path = '/rest/merchant/order/soldOut';
    const { user, asked } = await open([order], { answers: { [path]: order } });
    await user.click(press('缺货'));
    await user.click(screen.getByRole('radio', { name: /担担面，2 份/ }));
    expect(screen.queryByRole('radio', { name: /整单取消/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /减.*缺货份数/ }));
    await user.click(screen.getByRole('button', { name: '缺货，退款给客人' }));
    await expect
      .poll(() => asked)
      .toContainEqual({
        path,
        input: { orderId: 1, position: 4, quantity: 1, sellOutUntil: 'today' },
        key: expect.any(String),
      });
  });

  it('the sold-out dialog does not change the menu if its menu checkbox is unticked', async () => {
    const order = orderForTest({ state: 'delivering', allowedEvents: ['declare_sold_out'], lines: [lineForTest()] });
    const path = '/rest/merchant/order/soldOut';
    const { user, asked } = await open([order], { answers: { [path]: order } });
    await user.click(press('缺货'));
    await user.click(screen.getByRole('radio', { name: /担担面/ }));
    await user.click(screen.getByRole('checkbox', { name: /菜单里也设为售罄/ }));
    await user.click(screen.getByRole('button', { name: '缺货，退款给客人' }));
    await expect
      .poll(() => asked)
      .toContainEqual({ path, input: { orderId: 1, position: 1 }, key: expect.any(String) });
  });

  it('a merchant who refuses an order for a sold-out dish must choose the dish, which is then sold out until tomorrow', async () => {
    const path = '/rest/merchant/order/refuse';
    const lines = [lineForTest(), lineForTest({ position: 2, nameZh: '凉茶' })];
    const order = orderForTest({ allowedEvents: ['refuse'], lines });
    const { user, asked } = await open([order], { answers: { [path]: order } });
    await user.click(press('拒单'));
    const dialog = screen.getByRole('dialog', { name: /1 号订单为什么拒单/ });
    expect(dialog.textContent).toMatch(/2 份担担面.*2 份凉茶.*退给客人.*38/);
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '拒单并全额退款' });
    expect(send().disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: '凉茶' }));
    await user.click(send());
    const sellOut = { positions: [2], until: 'today' };
    await expect
      .poll(() => asked)
      .toContainEqual({ path, input: { orderId: 1, reason: 'sold_out', sellOut }, key: null });
  });

  it('the card of an auto-accepted order shows its event buttons after staff acknowledge it', async () => {
    const now = new Date().toISOString();
    const accept = {
      event: 'accept',
      from: 'pending',
      to: 'delivering',
      actor: 'system',
      reason: null,
      at: now,
    } as const;
    const { user } = await open([
      orderForTest({ id: 77, state: 'delivering', timeline: [accept], allowedEvents: ['ready'] }),
    ]);
    expect(card().textContent).toContain('已自动接单');
    await user.click(press('知道了'));
    expect(card().textContent).not.toContain('已自动接单');
    expect(names()).toContain('出餐');
  });
});

describe('board notices', () => {
  it('the kitchen board warns that the console does not ring for new orders while the connection is lost', async () => {
    await open([], { isLive: false });
    const notice = await screen.findByText(/与服务器断开/);
    expect(notice.closest('[role=alert]')).not.toBeNull();
    expect(notice.textContent).toContain('不会响铃');
    await expect.poll(() => document.title).toContain('已断开');
  });

  it('the kitchen board shows no connection warning while the console is connected to the server', async () => {
    const { text } = await open([]);
    expect(text()).toContain('实时');
    expect(text()).not.toContain('断开');
  });

  it('the kitchen board shows that the shop is paused and when the pause ends', async () => {
    const pausedUntil = inMinutes(20);
    await open([], {
      staff: staffOfTest('merchant', { shops: [shopOfTest({ isTakingOrders: false, pausedUntil })] }),
    });
    const clock = new Date(pausedUntil).toLocaleTimeString('zh-CN', {
      timeZone: 'Asia/Shanghai',
      hour: '2-digit',
      minute: '2-digit',
    });
    const notice = screen.getByText(/已暂停接单/);
    expect(notice.textContent).toContain(`${clock} 自动恢复`);
    expect(notice.closest('.text-bad')).not.toBeNull();
  });

  it('the kitchen board has a button that ends a pause without an end time', async () => {
    const path = '/rest/merchant/shop/takingOrders';
    const { user, asked } = await open([], {
      staff: staffOfTest('merchant', { shops: [shopOfTest({ id: 6, isTakingOrders: false, autoAccept: true })] }),
      answers: { [path]: true },
    });
    expect(screen.getByText(/已暂停接单/).textContent).toContain('手动恢复');
    await user.click(screen.getByRole('button', { name: '恢复接单' }));
    await expect
      .poll(() => asked)
      .toContainEqual({ path, input: { shopId: 6, isTakingOrders: true, autoAccept: true }, key: null });
  });

  it('the kitchen board shows the number and the total amount of orders that expired unanswered, until staff dismiss the notice', async () => {
    const path = '/rest/merchant/order/unanswered';
    const lost = [
      { id: 9, number: '261121-000009-A', amount: 3800 },
      { id: 8, number: '261121-000008-A', amount: 5200 },
    ];
    const { user } = await open([], { answers: { [path]: lost } });
    const notice = await screen.findByText(/有 2 单没人接/);
    expect(notice.textContent).toContain('90');
    await user.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByText(/单没人接/)).toBeNull();
    cleanup();
    queryClient.clear();
    await open([], { answers: { [path]: [{ id: 11, number: '261121-000011-A', amount: 100 }, ...lost] } });
    await screen.findByText(/有 1 单没人接/);
  });

  it('the kitchen board explains that the shop was paused after two unanswered orders', async () => {
    const shops = [shopOfTest({ isTakingOrders: false, isPausedUnanswered: true, pausedUntil: inMinutes(60) })];
    await open([], { staff: staffOfTest('merchant', { shops }) });
    expect(screen.getByText(/连续两单没人接/).closest('p')?.textContent).toContain('自动恢复');
  });

  it('the kitchen board names the paused shop if the merchant has several shops', async () => {
    const shops = [
      shopOfTest({ id: 1, name: '黄河路店', isTakingOrders: false }),
      shopOfTest({ id: 2, name: '南京路店' }),
    ];
    await open([], { staff: staffOfTest('merchant', { shops }) });
    const notice = screen.getByText(/已暂停接单/).closest('div');
    expect(notice?.textContent).toContain('黄河路店');
    expect(notice?.textContent).not.toContain('南京路店');
  });
});
