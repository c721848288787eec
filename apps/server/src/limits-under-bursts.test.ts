import { maxAddresses } from '@chifan/domain/address';
import { maxOpenHelpRequests } from '@chifan/domain/help';
import { maxPrinters } from '@chifan/domain/printing';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addressForm } from './modules/address/address-in-tests.ts';
import { maxReportsPerDay } from './modules/review/moderating/report-review.ts';
import { sendPicture } from './modules/upload/upload-in-tests.ts';
import { inSmallCity } from './testing/in-small-city.ts';
import { newMember, type SmallCity, type TestApp } from './testing/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => {
  ({ app, city } = opened);
});

/**
 * Makes `size` calls at once, more than the limit allows.
 * @returns the number of calls that succeeded.
 */
async function burst(size: number, call: (index: number) => Promise<{ success: boolean }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: size }, (_, index) => call(index)));
  return answers.filter(({ success }) => success).length;
}

it('concurrent calls open no more help requests for a member than the limit (rule help-4)', async () => {
  const { token } = await newMember(app, 0);
  const asked = { topic: 'other', text: 'Hello' } as const;
  expect(await burst(30, () => app.call('askForHelp', asked, { token }))).toBe(maxOpenHelpRequests);
});

it('concurrent calls open no more help requests for a visitor than the limit (rule help-4)', async () => {
  const asked = { topic: 'other', text: 'Hello', email: 'burst@example.com' } as const;
  expect(await burst(30, () => app.call('askForHelp', asked))).toBe(maxOpenHelpRequests);
});

it('concurrent calls add no more printers to a shop than the limit', async () => {
  const { token } = city.merchant;
  const add = (index: number) => app.call('addPrinter', { shopId: city.shopId, name: `P${index}` }, { token });
  expect(await burst(30, add)).toBe(maxPrinters);
});

it('concurrent calls save no more addresses for a member than the limit (rule address-18)', async () => {
  const { token } = await newMember(app, 0);
  expect(await burst(maxAddresses + 20, () => app.call('insertAddress', addressForm, { token }))).toBe(maxAddresses);
  expect((await app.call('insertAddress', addressForm, { token })).data).toMatchObject({
    reason: 'too_many_addresses',
    details: { limit: maxAddresses },
  });
});

it('concurrent calls report no more reviews in a day than a member’s limit (rule review-9)', async () => {
  const { token } = await newMember(app, 0);
  const { rows } = await sql<{ id: number }>`INSERT INTO review (shop_id, guest_name, stars, language, created_at)
    SELECT ${city.shopId}, 'x', 5, 'en', ${app.clock.now()} FROM generate_series(1, ${maxReportsPerDay + 20})
    RETURNING id`.execute(app.app.database.read);
  const report = (index: number) =>
    app.call('reportReview', { reviewId: rows[index]?.id ?? 0, reason: 'advertising' }, { token });
  expect(await burst(rows.length, report)).toBe(maxReportsPerDay);
});

it('concurrent uploads store no more pictures in a day than a member’s limit', async () => {
  const member = await newMember(app, 0);
  await sql`INSERT INTO stored_file (id, media_type, bytes, purpose, width, height, uploaded_by, created_at)
    SELECT md5(n::text) || '.webp', 'image/webp', 1, 'avatar', 1, 1, ${`member:${member.id}`}, ${app.clock.now()}
    FROM generate_series(1, 398) n`.execute(app.app.database.read);
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const send = () => sendPicture(app, photo, { token: member.token, purpose: 'avatar' });
  expect(await burst(8, send)).toBe(2);
});
