import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import { freshSignIn, type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { noodles, orderPaidByBoth } from '../../refund/refund-in-tests.ts';

let app: TestAppWithCards;
let city: SmallCity;
inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});

test.each([
  ['balance', 'en', 'the way you paid, so it’s in your Chifan balance now.'],
  ['otherwise', 'de', 'konnte nicht auf Ihrem Zahlungsweg zurückgehen, deshalb haben wir es Ihnen anders ausgezahlt.'],
] as const)(
  'the email about a refund that failed at the gateway explains where the money went instead: %s',
  async (destination, language, words) => {
    const email = `${destination}@example.com`;
    const { orderId, stage } = await orderPaidByBoth({ app, city }, { bowls: 2, balance: 1_000 });
    await sql`UPDATE member SET email = ${email}, language = ${language} WHERE id = ${stage.city.member.id}`.execute(
      app.app.database.read,
    );
    await app.setFaults({ abnormalRefund: 99 });
    await app.call('acceptOrder', { orderId }, stage.staff.merchant);
    const { most } = (await stage.preview(orderId, [noodles(1)])).data;
    const { id: refundId } = (await stage.apply(orderId, [noodles(1)], most)).data;
    await app.call('grantRefund', { refundId, amount: most }, stage.staff.merchant);
    const gatewayRefunds = async () => {
      await app.drain();
      return (await stage.progress(orderId)).gatewayRefunds.map(({ to, state }) => `${to} ${state}`);
    };
    await expect.poll(gatewayRefunds).toEqual(['balance settled', 'stripe failed']);
    const { rows } = await sql<{
      number: string;
    }>`SELECT number FROM gateway_refund WHERE refund_id = ${refundId}`.execute(app.app.database.read);
    const input = { number: rows[0]?.number ?? '', destination, reference: 'ICBC 7', note: '账户已注销' };
    await freshSignIn(app, city.operator);
    expect(await app.call('endGatewayRefund', input, { token: city.operator.token })).toMatchObject({ success: true });
    expect(await gatewayRefunds()).toEqual(['balance settled', `${destination} settled`]);
    const emails = app.mailbox.emails.filter(({ to }) => to === email);
    expect(emails.map(({ text }) => text.trim()).at(-1)).toContain(words);
  },
);
