import { formatFen } from '@chifan/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import { type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { noodles, orderPaidByBoth, type RefundStage } from '../../refund/refund-in-tests.ts';

let app: TestAppWithCards;
let city: SmallCity;
inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});

async function askedBy(email: string | null, language: string) {
  const { orderId, stage } = await orderPaidByBoth({ app, city }, { bowls: 2, balance: 1_000 });
  await sql`UPDATE member SET email = ${email}, language = ${language} WHERE id = ${stage.city.member.id}`.execute(
    app.app.database.read,
  );
  await app.call('acceptOrder', { orderId }, stage.staff.merchant);
  const { most } = (await stage.preview(orderId, [noodles(1)])).data;
  const refund = (await stage.apply(orderId, [noodles(1)], most)).data;
  const { number, dayNumber } = (await app.call('orderDetail', { orderId }, stage.guest)).data;
  return { stage, orderId, most, refundId: refund.id, number, called: `#${dayNumber}` };
}

const linkTo = (screen: string) => `${app.app.platform.config.publicUrl}/web/#/${screen}`;

/** Returns only mails about refunds, because the order causes other mails, too. */
const emailsTo = (email: string) =>
  app.mailbox.emails.filter(({ to, text }) => to === email && /unsubscribe\?token=\d+\.refund\./.test(text));

const paragraphsOf = (text = ''): string[] => text.split('\n\n-- \n')[0]?.split('\n\n') ?? [];

async function settled(stage: RefundStage, orderId: number): Promise<void> {
  await expect
    .poll(
      async () => {
        app.clock.advance(3_000);
        await app.drain();
        return (await stage.progress(orderId)).gatewayRefunds.map(({ state }) => state);
      },
      { timeout: 15_000 },
    )
    .toEqual(['settled', 'settled']);
  await app.drain();
}

test('a guest gets one mail each when a refund is offered, granted and paid out', async () => {
  const email = 'anna@example.com';
  const { stage, orderId, most, refundId, number, called } = await askedBy(email, 'en');
  const decision = { refundId, amount: most - 400, reason: 'part_eaten', note: '已食用一半' } as const;
  expect((await app.call('grantRefund', decision, stage.staff.merchant)).success).toBe(true);
  await app.drain();
  const [offered] = emailsTo(email);
  expect(offered?.subject).toBe(`The restaurant offers you CN¥40.00 back: order ${called}`);
  expect(paragraphsOf(offered?.text)).toEqual([
    `Noodle House, order ${called}: the restaurant offers you CN¥40.00 of the CN¥44.00 you requested.`,
    'Part of the food was eaten.',
    expect.stringMatching(
      /^Accept it in Chifan or ask us to decide by Nov \d+, 2026, .+, China time\. If you do nothing, you get this amount then/,
    ),
    `View your refund in Chifan\n${linkTo(`pages/order/refund/progress/progress?refundId=${refundId}`)}`,
  ]);
  expect((await app.call('acceptOfferedRefund', { refundId }, stage.guest)).success).toBe(true);
  await app.drain();
  const { granted } = await stage.progress(orderId);
  const [, approved, ...more] = emailsTo(email);
  expect(more.length).toBeLessThanOrEqual(1);
  expect(approved?.subject).toBe('Your refund is approved: CN¥40.00');
  expect(paragraphsOf(approved?.text)).toEqual([
    `Noodle House, order ${called}: CN¥40.00 of the CN¥44.00 you requested is approved.`,
    'Part of the food was eaten.',
    `CN¥${((granted?.balance ?? 0) / 100).toFixed(2)} is already in your Chifan balance.`,
    `We’re refunding CN¥${((granted?.gateway ?? 0) / 100).toFixed(2)} the way you paid. We’ll let you know when it has arrived.`,
    'Your card usually shows it within 5 to 10 working days.',
    `View your refund in Chifan\n${linkTo(`pages/order/refund/progress/progress?refundId=${refundId}`)}`,
  ]);
  expect(approved?.html).toContain(`href="${linkTo(`pages/order/refund/progress/progress?refundId=${refundId}`)}"`);
  // The merchant's note is in Chinese and only for staff.
  expect(emailsTo(email).some(({ text, html }) => `${text}${html}`.includes('已食用一半'))).toBe(false);
  await settled(stage, orderId);
  app.clock.advance(60_000);
  await app.drain();
  expect(emailsTo(email).at(-1)?.text).toContain(`Noodle House, order ${called}: we refunded CN¥`);
  expect(emailsTo(email).some(({ subject, text }) => `${subject}${text}`.includes(number))).toBe(false);
  expect(emailsTo(email).map(({ subject }) => subject)).toEqual([
    `The restaurant offers you CN¥40.00 back: order ${called}`,
    'Your refund is approved: CN¥40.00',
    `Your refund has been paid out: CN¥${((granted?.gateway ?? 0) / 100).toFixed(2)}`,
  ]);
});

test('the guest gets a mail in their own language when the restaurant or the platform refuses a refund', async () => {
  const email = 'klaus@example.com';
  const { stage, refundId, called } = await askedBy(email, 'de');
  await app.call('refuseRefund', { refundId, refusal: 'made_as_ordered' }, stage.staff.merchant);
  await app.drain();
  const [refused] = emailsTo(email);
  expect(refused?.subject).toBe(`Das Restaurant hat Ihre Erstattung abgelehnt: Bestellung ${called}`);
  expect(refused?.text).toContain('Es wurde wie bestellt zubereitet.');
  expect(refused?.text).toMatch(/bis 22\.11\.2026, \d\d:\d\d \(chinesische Zeit\)/);
  await app.call('appealRefund', { refundId, note: 'Look.' }, stage.guest);
  const against = { refundId, decision: 'refuse', liable: 'guest', reason: 'nothing_shown' } as const;
  expect((await app.call('decideRefund', against, stage.staff.operator)).success).toBe(true);
  await app.drain();
  const [, decided, ...more] = emailsTo(email);
  expect(more).toEqual([]);
  expect(decided?.subject).toBe(`Wir konnten Ihre Erstattung nicht bewilligen: Bestellung ${called}`);
  expect(decided?.text).toContain('ist das Problem nicht zu sehen');
});

test('a right-to-left mail isolates sums and names', async () => {
  const email = 'layla@example.com';
  const { stage, most, refundId } = await askedBy(email, 'ar');
  await app.call('grantRefund', { refundId, amount: most }, stage.staff.merchant);
  await app.drain();
  expect(emailsTo(email)[0]?.text).toContain('\u2068CN¥44.00\u2069');
  expect(emailsTo(email)[0]?.html).toContain('<html lang="ar" dir="rtl">');
});

test('no mail is sent for a failed refund decision, or to a guest without an e-mail address', async () => {
  const { stage, most, refundId } = await askedBy(null, 'en');
  await app.drain();
  const before = app.mailbox.emails.length;
  expect((await app.call('grantRefund', { refundId, amount: most + 1 }, stage.staff.merchant)).success).toBe(false);
  await app.drain();
  expect((await app.call('grantRefund', { refundId, amount: most }, stage.staff.merchant)).success).toBe(true);
  await app.drain();
  expect(app.mailbox.emails).toHaveLength(before);
  const { rows } = await sql`SELECT FROM job WHERE kind = 'notice.email'`.execute(app.app.database.read);
  expect(rows).toEqual([]);
});

test('a mail about a sold-out dish explains the refund that the guest did not request', async () => {
  const { orderId, stage } = await orderPaidByBoth({ app, city }, { bowls: 1, balance: 1_000 });
  await sql`UPDATE member SET email = 'sold@example.com', language = 'de' WHERE id = ${stage.city.member.id}`.execute(
    app.app.database.read,
  );
  await app.call('acceptOrder', { orderId }, stage.staff.merchant);
  await app.call('declareSoldOut', { orderId, position: 0 }, stage.staff.merchant);
  await app.drain();
  const { granted } = await stage.progress(orderId);
  const [email] = emailsTo('sold@example.com');
  // The refund has no refund request, so the mail links to the order.
  expect(email?.text).toContain(
    `Ihre Bestellung in Chifan ansehen\n${linkTo(`pages/order/detail/detail?orderId=${orderId}`)}`,
  );
  expect(email?.text).toContain('Ein Gericht ist ausverkauft und konnte nicht zubereitet werden.');
  expect(email?.text).toContain(`Sie erhalten ${formatFen(granted?.amount ?? 0, 'de')} zurück.`);
});
