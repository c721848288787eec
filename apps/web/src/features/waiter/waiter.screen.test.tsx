import type { Language } from '@chifan/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { type OrderDetail, sampleOrder } from '../../app/testing/sample-order.ts';
import { samplePart, sampleSetMealDetail } from '../../app/testing/sample-set-meal.ts';
import { sampleSetMealOrder } from '../../app/testing/sample-set-meal-order.ts';
import { sampleDish } from '../../app/testing/samples.ts';
import { chooseDiet, type DietProfile } from '../../terms/diet/diet-profile.ts';

const everything: DietProfile = { avoids: [], wishes: [] };

async function openWaiter(params: Record<string, string>, diet = everything, language: Language = 'en') {
  await chooseDiet(diet);
  return openScreen('pages/menu/waiter/waiter', {
    params,
    language,
    answers: {
      '/rest/shop/dish': sampleDish(),
      '/rest/order/detail': order,
      '/rest/shop/setMeal/detail': sampleSetMealDetail({ contents: [samplePart({ quantity: 2 })] }),
    },
  });
}

let order: OrderDetail = sampleOrder();
const ordered = (changed: Partial<OrderDetail>) => {
  order = sampleOrder({
    lines: [
      {
        dishId: 71,
        name: { text: 'Dan dan noodles', language: 'en' },
        nameZh: '担担面',
        plate: 'noodles',
        pinyin: 'dàndàn miàn',
        chosen: [{ text: 'No coriander', language: 'en' }],
        chosenZh: ['不要香菜'],
        quantity: 2,
        unitPrice: 1_400,
        amount: 2_800,
        refunded: 0,
      },
    ],
    ...changed,
  });
};

const card = async () => within(await screen.findByRole('dialog', { name: 'Card for the waiter' }));
const textOf = async () => (await screen.findByRole('dialog')).textContent ?? '';

describe('waiter card', () => {
  it('the card for the waiter shows a dish that the guest wants to order, in Chinese and in the guest’s language', async () => {
    await openWaiter({ dishId: '71' });
    expect(await textOf()).toContain('我想点：I’d like to order:担担面×1Dan dan noodles');
  });

  it('the card for the waiter shows a set meal with its dishes and quantities', async () => {
    await openWaiter({ setMealId: '41' });
    expect(await textOf()).toContain('我想点：I’d like to order:面条午餐×1担担面 × 2Noodle lunch · Dan dan noodles');
  });

  it('the card for the waiter shows the guest’s diet in both languages and calls allergies serious', async () => {
    await openWaiter({ dishId: '71' }, { avoids: ['peanut'], wishes: ['no_pork'] });
    const words = await textOf();
    expect(words).toContain('我对花生过敏，请不要放花生及花生油，谢谢。');
    expect(words).toContain('I’m allergic to peanuts. No peanuts or peanut oil, please.');
    expect(words).toContain('过敏很严重，请告诉厨师。');
    expect(words).toContain('My allergy is serious. Please tell the cook.');
    expect(words).toContain('我不吃猪肉，请不要放猪肉和猪油，谢谢。');
  });

  it('the card for the waiter shows an ordered dish with its options and quantity', async () => {
    ordered({ state: 'delivering' });
    await openWaiter({ orderId: '9' });
    expect(await textOf()).toContain('我已经点了：I’ve ordered:担担面×2不要香菜Dan dan noodles · No coriander');
  });

  it('the card for the waiter shows the pickup code while the order waits to be picked up', async () => {
    ordered({ state: 'to_be_picked_up', pickUpCode: 'K482' });
    await openWaiter({ orderId: '9' });
    expect(await textOf()).toContain('取餐码：K482I’m waiting for my order. The code is K482.');
  });

  it('the card for the waiter hides the pickup code after the guest has received the food', async () => {
    ordered({ state: 'completed', pickUpCode: 'K482' });
    await openWaiter({ orderId: '9' });
    expect(await textOf()).not.toContain('K482');
  });

  it('for a guest who reads Japanese, the card for the waiter is in Chinese and Japanese', async () => {
    await openWaiter({ dishId: '71' }, { avoids: ['peanut'], wishes: [] }, 'ja');
    const words = await textOf();
    expect(words).toContain('我对花生过敏');
    expect(words).toContain('ピーナッツ');
    expect(words).not.toContain('Peanut');
  });
});

it('the waiter screen first opens the card with the guest’s diet, and opens a phrase of the phrasebook after a tap', async () => {
  const { user } = await openWaiter({}, { avoids: ['peanut'], wishes: [] });
  expect((await card()).getByText(/我对花生过敏/)).toBeTruthy();
  await user.click((await card()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: /The menu, please\./ }));
  expect(await textOf()).toContain('请给我菜单。');
});

it('the card for the waiter has no allergy sentence if the guest has no allergies and no diet wishes', async () => {
  const { text } = await openWaiter({ dishId: '71' });
  expect(text()).not.toContain('过敏');
});

it('the card for the waiter of a paid set meal shows brand, contents and choices in Chinese, and the brand’s codes once they are issued', async () => {
  order = sampleSetMealOrder(
    { state: 'to_be_picked_up', workingState: 'to_be_picked_up', shopId: 7, pickUpCode: 'K482' },
    { vouchers: [{ number: 'V1', code: 'GW-7731' }] },
  );
  await openWaiter({ orderId: '9' });
  const words = await textOf();
  expect(words).toMatch(
    /取餐码：K482.*品牌兑换码：GW-7731.*我买了这家品牌的套餐：金锅.*双人烤鸭套餐×1烤鸭×1、茶×2：热/,
  );
  expect(words).toContain('I’ve bought a set meal of Golden Wok:');
  expect(words).not.toContain('我已经点了');
});

it('the card for the waiter of a paid set meal shows no pickup code until the guest has chosen a restaurant', async () => {
  order = sampleSetMealOrder();
  await openWaiter({ orderId: '9' });
  expect(await textOf()).not.toContain('取餐码');
});

describe('swipe across the waiter card', () => {
  const swipe = (px: number, down = 0) => {
    const area = within(screen.getByRole('dialog')).getByRole('group');
    fireEvent.pointerDown(area, { clientX: 200, clientY: 300 });
    fireEvent.pointerUp(area, { clientX: 200 + px, clientY: 300 + down });
  };
  const shown = () => /\d \/ \d/.exec(screen.getByRole('dialog').textContent ?? '')?.[0];
  const openTwo = (language: Language) => openWaiter({ dishId: '71' }, { avoids: ['peanut'], wishes: [] }, language);

  it.each<[Language, string, number]>([
    ['en', 'left', -80],
    ['ar', 'right', 80],
    ['ur', 'right', 80],
  ])(
    'in language %s, a swipe to the %s shows the next card for the waiter, and the opposite swipe the previous one',
    async (language, _, px) => {
      await openTwo(language);
      expect(shown()).toBe('1 / 2');
      swipe(-px);
      expect(shown()).toBe('1 / 2');
      swipe(px);
      expect(shown()).toBe('2 / 2');
      swipe(px);
      expect(shown()).toBe('2 / 2');
      swipe(-px);
      expect(shown()).toBe('1 / 2');
    },
  );

  it('a short or mostly vertical swipe does not change the card for the waiter', async () => {
    await openTwo('en');
    swipe(-60);
    swipe(-80, 50);
    expect(shown()).toBe('1 / 2');
  });
});
