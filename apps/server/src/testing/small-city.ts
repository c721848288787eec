import { randomUUID } from 'node:crypto';
import { type Position, toMercator } from '@chifan/domain/address';
import { type OpeningHours, parseOpeningHours } from '@chifan/domain/catalogue';
import type { StaffKind, StaffRole } from '@chifan/domain/member';
import { sql } from 'kysely';
import { createMember, createStaff, hashPassword, setOnDuty, writePaymentPassword } from '../modules/member/index.ts';
import { grantBalance } from '../modules/wallet/index.ts';
import { randomToken, sha256 } from '../platform/tokens.ts';
import type { TestApp } from './open-test-app.ts';

export const centre = { lat: 31.2304, lng: 121.4737 };
export const here = { latitude: '31.230400', longitude: '121.473700' };
export const paymentPassword = '246810';

export type TestPerson = { readonly id: number; readonly token: string };
export type SmallCity = {
  readonly shopId: number;
  /** Noodles for 38 yuan with a size option. The large size costs 6 yuan more. */
  readonly noodlesId: number;
  /** Id of the dish tea, which costs 12 yuan and has a stock of 5. */
  readonly teaId: number;
  readonly member: TestPerson;
  readonly merchant: TestPerson;
  readonly courier: TestPerson;
  readonly operator: TestPerson;
  /** The member's address, about 500 metres from the shop. */
  readonly addressId: number;
};

const paymentHash = hashPassword(paymentPassword);

/** One shop that is open every day, two dishes, a member, a merchant, a courier and an operator. */
export async function openSmallCity(test: TestApp, hours = 'Mo-Su 10:00-22:00'): Promise<SmallCity> {
  const { database } = test.app;
  const shopId = await insertShop(test, readHours(hours));
  const { rows: categories } = await sql<{ id: number }>`INSERT INTO dish_category (shop_id, key, name, position)
    VALUES (${shopId}, 'noodles', '{"en": "Noodles", "zh-CN": "面"}', 0) RETURNING id`.execute(database.read);
  const categoryId = categories[0]?.id ?? 0;
  const size = [
    {
      key: 'size',
      name: { en: 'Size', 'zh-CN': '份量' },
      min: 1,
      max: 1,
      choices: [
        { key: 'regular', name: { en: 'Regular', 'zh-CN': '中份' }, price: 0 },
        { key: 'large', name: { en: 'Large', 'zh-CN': '大份' }, price: 600 },
      ],
    },
  ];
  const noodlesId = await insertDish(test, {
    shopId,
    categoryId,
    key: 'noodles',
    price: 3800,
    stock: null,
    options: size,
  });
  const teaId = await insertDish(test, { shopId, categoryId, key: 'tea', price: 1200, stock: 5, options: [] });
  const member = await newMember(test);
  const merchant = await newStaff(test, 'merchant');
  await sql`INSERT INTO staff_shop (staff_id, shop_id) VALUES (${merchant.id}, ${shopId})`.execute(database.read);
  return {
    shopId,
    noodlesId,
    teaId,
    member,
    merchant,
    courier: await newStaff(test, 'courier'),
    operator: await newStaff(test, 'platform'),
    addressId: await newAddress(test, member),
  };
}

export async function insertShop(test: TestApp, hours: OpeningHours, at: Position = centre): Promise<number> {
  const { x, y } = toMercator(at);
  const { rows } = await sql<{
    id: number;
  }>`INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat,
      lng, xy, address, opening_hours, radius_metres, minimum_delivery, package_fee, state, created_at, updated_at)
    VALUES (${`test:${randomUUID()}`}, '', '{"en": "Noodle House", "ja": "麺屋", "zh-CN": "面馆"}', '面馆', 'miàn guǎn',
      '{asian}', 'noodles', ${at.lat}, ${at.lng}, point(${x}, ${y}), '{"zh-CN": "黄河路1号", "en": "1 Huanghe Road"}',
      ${JSON.stringify(hours)}::jsonb, 3000, 2000, 200, 'live', ${test.clock.now()}, ${test.clock.now()}) RETURNING id`.execute(
    test.app.database.read,
  );
  return rows[0]?.id ?? 0;
}

export function readHours(text: string): OpeningHours {
  const read = parseOpeningHours(text);
  if (!read.ok) throw new Error(`not opening hours: ${text}`);
  return read.hours;
}

async function insertDish(
  test: TestApp,
  dish: { shopId: number; categoryId: number; key: string; price: number; stock: number | null; options: unknown },
): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, stock, options, position)
    VALUES (${dish.shopId}, ${dish.categoryId}, ${dish.key}, ${JSON.stringify({ en: dish.key, 'zh-CN': '面' })}::jsonb, 'miàn',
      ${dish.price}, ${dish.stock}, ${JSON.stringify(dish.options)}::jsonb, 0) RETURNING id`.execute(
    test.app.database.read,
  );
  return rows[0]?.id ?? 0;
}

/** Creates and signs in a member with a payment password and a balance of 1,000 yuan. */
export async function newMember(test: TestApp, balance = 100_000): Promise<TestPerson> {
  const { database } = test.app;
  const now = test.clock.now();
  const id = await createMember(
    database.read,
    { email: `${randomUUID()}@example.com`, passwordHash: null, name: 'Guest', language: 'en' },
    now,
  );
  if (id === undefined) throw new Error('the member stands already');
  await writePaymentPassword(database.read, id, await paymentHash);
  if (balance > 0) {
    await database.transact((tx) => grantBalance(tx, { key: `gift:${id}`, memberId: id, amount: balance, at: now }));
  }
  return { id, token: await signIn(test, { memberId: id }) };
}

/** Creates a member who can sign in only through WeChat: no e-mail address, no password, no payment password. */
export async function memberOfWeChat(test: TestApp): Promise<TestPerson> {
  const member = { email: null, passwordHash: null, name: 'Mei', language: 'en', weChatOpenId: randomUUID() } as const;
  const id = await createMember(test.app.database.read, member, test.clock.now());
  if (id === undefined) throw new Error('the member stands already');
  return { id, token: await signIn(test, { memberId: id }) };
}

/**
 * Creates and signs in a merchant, courier or operator.
 * @param roles by default, the account has all permissions of its kind
 */
export async function newStaff(test: TestApp, role: StaffKind, roles?: readonly StaffRole[]): Promise<TestPerson> {
  const id = await createStaff(
    test.app.database.read,
    {
      login: `${role}-${randomUUID()}`,
      passwordHash: await paymentHash,
      role,
      ...(roles && { roles }),
      name: '小王',
      phone: '13800000000',
    },
    test.clock.now(),
  );
  if (id === undefined) throw new Error('the staff member stands already');
  if (role === 'courier') await setOnDuty(test.app.database.read, id, true);
  return { id, token: await signIn(test, { staffId: id }) };
}

async function signIn(test: TestApp, who: { memberId?: number; staffId?: number }): Promise<string> {
  const token = randomToken();
  const later = new Date(test.clock.now().getTime() + 30 * 86_400_000);
  await sql`INSERT INTO session (token_hash, member_id, staff_id, device, created_at, last_used_at, expires_at)
    VALUES (${sha256(token)}, ${who.memberId ?? null}, ${who.staffId ?? null}, 'test', ${test.clock.now()},
      ${test.clock.now()}, ${later})`.execute(test.app.database.read);
  return token;
}

/** Creates an address about 500 metres from the small city's shop. */
export async function newAddress(test: TestApp, member: TestPerson): Promise<number> {
  const inserted = await test.call(
    'insertAddress',
    {
      contact: 'Guest',
      phone: '13912345678',
      city: 'Shanghai',
      address: '200 Fuzhou Road',
      addressZh: '福州路200号',
      doorNumber: '1203',
      latitude: '31.234000',
      longitude: '121.476000',
    },
    // A random idempotency key, because tests number their keys from 1 and the template city already used this
    // number.
    { token: member.token, idempotencyKey: randomUUID() },
  );
  return inserted.data.id;
}
