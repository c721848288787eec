import type { DishDraft } from '@chifan/contract/catalogue/editing-views';
import type { ProductDraft } from '@chifan/contract/mall/staff-views';
import type { UploadPurpose } from '@chifan/contract/upload/views';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../testing/in-small-city.ts';
import {
  insertPicture,
  newMember,
  newStaff,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

type Attach = { readonly by: () => string; readonly rival: () => Promise<string>; use(path: string): Promise<unknown> };

const member = async () => `member:${(await newMember(app, 0)).id}`;
const merchant = async () => `merchant:${(await newStaff(app, 'merchant')).id}`;
const asMerchant = () => ({ token: city.merchant.token });

const uses: Readonly<Partial<Record<UploadPurpose, Attach>>> = {
  dish: {
    by: () => `merchant:${city.merchant.id}`,
    rival: merchant,
    use: async (path) => {
      const { shopId } = city;
      const categories = (await app.call('merchantMenu', { shopId }, asMerchant())).data.categories;
      const dish = { ...draft, categoryId: categories[0]?.id ?? 0, name: { 'zh-CN': '凉面' }, photos: [path] };
      return (await app.call('saveDish', { shopId, dish }, asMerchant())).data;
    },
  },
  shop: {
    by: () => `merchant:${city.merchant.id}`,
    rival: merchant,
    use: async (path) => {
      const { shopId } = city;
      const { profile, versions } = (await app.call('merchantShop', { shopId }, asMerchant())).data;
      const changed = { shopId, profile: { ...profile, photos: [path] }, version: versions.profile };
      return (await app.call('saveShopProfile', changed, asMerchant())).data;
    },
  },
  product: {
    by: () => `platform:${city.operator.id}`,
    rival: async () => `platform:${(await newStaff(app, 'platform')).id}`,
    use: async (path) => {
      const as = { token: city.operator.token };
      const asked = { categories: [{ name: { 'zh-CN': '茶', en: 'Tea' } }] };
      const standing = (await app.call('workMallCategories', {}, as)).data;
      const [category] = standing.length > 0 ? standing : (await app.call('saveMallCategories', asked, as)).data;
      const product = { ...tin, categoryId: category?.id ?? 0, images: [path] };
      return (await app.call('addMallProduct', product, as)).data;
    },
  },
  refund: {
    by: () => `member:${city.member.id}`,
    rival: member,
    use: async (path) => {
      const orderId = await placePaid(app, city, noodlesToTakeAway(city));
      await app.call('acceptOrder', { orderId }, asMerchant());
      const asked = { orderId, items: [{ position: 0, quantity: 1 }], amount: 100, reason: 14, photos: [path] };
      return (await app.call('applyForRefund', asked, { token: city.member.token })).data;
    },
  },
};

const draft: Omit<DishDraft, 'categoryId' | 'name' | 'photos'> = {
  description: {},
  price: 2800,
  spice: 0,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
  stock: null,
  isAvailable: true,
  plate: 'noodles',
  contents: [],
  servedHours: null,
};

const tin: Omit<ProductDraft, 'categoryId'> & { stock: number } = {
  name: { 'zh-CN': '茶罐', en: 'Tea tin' },
  description: {},
  points: 300,
  art: 'tea',
  images: [],
  limit: null,
  isOnSale: true,
  isFeatured: false,
  stock: 10,
};

const cases = Object.entries(uses) as [UploadPurpose, Attach][];
const unknown = { reason: 'picture_unknown' };

test.each(cases)(
  'a picture of another account is refused for the purpose %s with the same error as a missing picture',
  async (purpose, at) => {
    const another = await insertPicture(app, await at.rival(), purpose);
    const refused = await at.use(another);
    expect(refused).toMatchObject(unknown);
    expect(refused).toEqual(await at.use('0123456789abcdef0123456789abcdef.webp'));
  },
);

// Excludes the purpose `shop`, because a merchant may send again the pictures that the shop already shows.
test.each(cases.filter(([purpose]) => purpose !== 'shop'))(
  'a picture with the purpose %s can be used only once',
  async (purpose, at) => {
    const own = await insertPicture(app, at.by(), purpose);
    expect(await at.use(own)).not.toMatchObject(unknown);
    expect(await at.use(own)).toMatchObject(unknown);
  },
);

test('if an uploaded picture is used twice at the same time, one of the two uses is refused', async () => {
  const at = uses.refund as Attach;
  const own = await insertPicture(app, at.by(), 'refund');
  const answers = await Promise.all([at.use(own), at.use(own)]);
  expect(answers.filter((answer) => Reflect.get(answer as object, 'reason') === 'picture_unknown')).toHaveLength(1);
});
