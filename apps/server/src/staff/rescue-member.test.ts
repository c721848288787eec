import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callFromAfar, mailedCode, registered } from '../modules/member/member-in-tests.ts';
import { inSmallCity } from '../testing/in-small-city.ts';
import { noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../testing/index.ts';
import { memberOfWeChat } from '../testing/small-city.ts';
import { readArguments } from './read-arguments.ts';
import { rescueMember } from './rescue-member.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

async function orderNumberOf(member: SmallCity['member']): Promise<string> {
  const orderId = await placePaid(app, { ...city, member }, noodlesToTakeAway(city));
  const { rows } = await sql<{ number: string }>`SELECT number FROM customer_order WHERE id = ${orderId}`.execute(
    app.app.database.read,
  );
  return rows[0]?.number ?? '';
}

const rescue = (orderNumber: string, mail: string) => rescueMember(app.app.database, { orderNumber, mail }, () => {});

test('a member who lost access to WeChat can set a password after an operator added an e-mail address', async () => {
  const lost = await memberOfWeChat(app);
  await rescue(await orderNumberOf(lost), 'rescued@example.com');
  const code = await mailedCode(app, 'rescued@example.com', 'forget');
  const reset = { email: 'rescued@example.com', code, password: 'a wok full of noise' };
  expect((await callFromAfar(app, 'resetPassword', reset)).data.memberId).toBe(lost.id);
});

test('the rescue command rejects a member with an e-mail address, a taken e-mail address, and an unknown order', async () => {
  const { memberId: id, token } = await registered(app, 'stands@example.com');
  await expect(rescue(await orderNumberOf({ id, token }), 'thief@example.com')).rejects.toThrow(
    'already has an address',
  );
  const lost = await memberOfWeChat(app);
  await expect(rescue(await orderNumberOf(lost), 'stands@example.com')).rejects.toThrow('Another account has');
  await expect(rescue('26112100000000', 'nobody@example.com')).rejects.toThrow('does not exist');
});

test('the rescue command requires an order number and an e-mail address', () => {
  expect(() => readArguments(['rescue'])).toThrow('Give an order number');
  expect(() => readArguments(['rescue', '26112100000000'])).toThrow('with --mail');
  expect(() => readArguments(['rescue', '26112100000000', '--mail', 'a@b'])).toThrow('with --mail');
  expect(readArguments(['rescue', '26112100000000', '--mail', 'A@b.cn'])).toEqual({
    command: 'rescue',
    orderNumber: '26112100000000',
    mail: 'a@b.cn',
  });
});
