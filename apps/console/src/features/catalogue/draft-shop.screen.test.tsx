import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, refuse, shopOfTest, staffOfTest } from '../../app/testing/open-console.tsx';
import type { ShopStage } from '../../shop-stage/shop-stage.ts';
import type { MerchantShop } from './shop.ts';

const staff = staffOfTest('merchant', { shops: [shopOfTest({ state: 'draft' })] });

const openDraft = (missing: ShopStage['missing'], goLive: true | ReturnType<typeof refuse> = true) =>
  openConsole('/shop', {
    staff,
    answers: {
      '/rest/staff/shop/stage': {
        state: 'draft',
        missing,
        allowedEvents: ['go_live'],
        dishes: 40,
        dishesWithPhoto: 12,
      },
      '/rest/staff/shop/goLive': () => goLive,
    },
  });

const rowOf = async (name: string) => {
  const heading = await screen.findByText('草稿：客人还看不到这家店');
  const card = heading.closest('section') ?? document.body;
  return within(card).getByText(name).closest('li') as HTMLElement;
};

describe('a draft shop (rule catalogue-41)', () => {
  it('the card of a draft shop lists the missing parts with links to their screens, and the shop cannot go live', async () => {
    await openDraft(['hours', 'delivery_terms']);
    const [menu, hours, terms] = [await rowOf('菜单'), await rowOf('营业时间'), await rowOf('配送条件')];
    expect(within(menu).queryByRole('link')).toBeNull();
    expect(within(menu).getByText('已齐')).toBeTruthy();
    expect(within(hours).getByRole('link').getAttribute('href')).toContain('/shop-hours');
    expect(within(terms).getByRole('link').getAttribute('href')).toContain('/shop-delivery');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '还差 2 项，暂不能上线' }).disabled).toBe(true);
  });

  it('the card of a draft shop shows how many dishes have a photo, and links to the screen on which staff take the missing photos (rule catalogue-71)', async () => {
    await openDraft([]);
    const photos = await rowOf('菜品照片（选填）');
    expect(within(photos).getByText('12 / 40')).toBeTruthy();
    expect(within(photos).getByRole('link').getAttribute('href')).toContain('/dish-photos');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '上线' }).disabled).toBe(false);
  });

  it('a draft shop without missing parts goes live when staff press the button', async () => {
    const { user, asked } = await openDraft([]);
    await user.click(await screen.findByRole('button', { name: '上线' }));
    await screen.findByText('已上线，客人现在可以看到这家店');
    expect(asked.find(({ path }) => path === '/rest/staff/shop/goLive')?.input).toEqual({ shopId: 1 });
  });

  it('the console shows why the server does not let a draft shop go live', async () => {
    const { user } = await openDraft([], refuse('shop_incomplete'));
    await user.click(await screen.findByRole('button', { name: '上线' }));
    await screen.findByText('shop_incomplete');
  });

  it('the order board shows a notice that the shop is a draft, and the notice links to the list of missing parts', async () => {
    await openConsole('/orders', {
      staff,
      answers: { '/rest/merchant/order/list': { records: [], total: 0, pageNo: 1, pageSize: 100 } },
    });
    const notice = await screen.findByText('草稿：客人还看不到这家店，补齐资料后可以上线');
    expect(notice.closest('a')?.getAttribute('href')).toContain('/shop');
  });
});

it('a live shop shows no list of missing parts', async () => {
  await openConsole('/shop', { staff: staffOfTest('merchant'), answers: {} });
  await screen.findByText('接受新订单');
  expect(screen.queryByText(/草稿/)).toBeNull();
});

it('staff can save the default delivery terms of an imported shop without changing them', async () => {
  const deliveryTerms = {
    radiusMetres: 3000,
    minimumDelivery: 2000,
    deliveryBaseFee: 500,
    deliveryBaseMetres: 2000,
    deliveryPerKm: 200,
    packageFee: 200,
    fullReductions: [],
    kitchenMinutes: null,
  };
  const versions = { profile: 1, hours: 1, deliveryTerms: 1 };
  const shop = { id: 1, nameZh: '一家面馆', deliveryTerms, hasDeliveryTerms: false, versions };
  const { user, asked } = await openConsole('/shop-delivery', {
    staff,
    answers: {
      '/rest/merchant/shop': shop as unknown as MerchantShop,
      '/rest/merchant/shop/delivery': true,
    },
  });
  await screen.findByText('现在是默认值，请核对后保存');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await expect
    .poll(() => asked.find(({ path }) => path === '/rest/merchant/shop/delivery')?.input)
    .toMatchObject({ deliveryTerms, version: 1 });
});
