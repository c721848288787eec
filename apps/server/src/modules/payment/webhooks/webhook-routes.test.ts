import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placeAnother, type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { gatewayNames } from '../gateways.ts';
import { drivers } from '../gateways-in-tests.ts';

let test: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app: test, city } = opened);
});

describe.each(gatewayNames)('webhooks of %s', (method) => {
  const driver = drivers[method];

  async function wrongAmount() {
    await driver.prepare(test, city.member);
    const { orderId } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
    const input = { orderId, method, environment: driver.environment };
    await test.call('startPayment', input, { token: city.member.token });
    const { rows } = await sql<{ number: string; reference: string }>`SELECT number, gateway_reference AS reference
      FROM payment_attempt WHERE order_id = ${orderId}`.execute(test.app.database.read);
    const [attempt] = rows;
    if (!attempt) throw new Error('no attempt was stored');
    const said = { eventId: `evt_${randomUUID()}`, amount: 1, currency: 'cny', isForOthers: false, isForged: false };
    return { orderId, attempt, said: { ...said, ...attempt } };
  }

  it('a webhook with a wrong amount is refused each time and raises one alert (case 4)', async () => {
    const { orderId, attempt, said } = await wrongAmount();
    for (let time = 1; time <= 3; time += 1) {
      const { path, headers, body } = driver.say(test, said);
      const response = await fetch(test.url + path, { method: 'POST', headers, body });
      expect({ status: response.status, body: await response.text() }).toEqual(driver.refused);
    }
    const { data } = await test.call('paymentAlerts', { pageNo: -1 }, { token: city.operator.token });
    const raised = data.records.filter(({ says }) => says.code === 'sum_differs' && says.attempt === attempt.number);
    expect(raised).toMatchObject([{ kind: 'wrong_amount', says: { currency: 'cny' } }]);
    await test.drain();
    const { state } = (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
    expect(state).toBe('unpaid');
  });

  it('a hundred forged webhooks are answered with 400 and raise one alert that counts them', async () => {
    const logged = vi.spyOn(test.app.platform.log, 'error');
    const { said } = await wrongAmount();
    const { path, headers, body } = driver.say(test, { ...said, isForged: true });
    const post = async () => (await fetch(test.url + path, { method: 'POST', headers, body })).status;
    const answers = await Promise.all(Array.from({ length: 100 }, post));
    expect(new Set(answers)).toEqual(new Set([400]));
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
    const { data } = await test.call('paymentAlerts', { pageNo: -1 }, { token: city.operator.token });
    const raised = data.records.filter((alert) => alert.method === method && alert.kind === 'bad_signature');
    expect(raised).toMatchObject([{ count: 100, says: { code: 'sent_from' } }]);
  });
});
