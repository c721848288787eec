import { isStoredPicture } from '@chifan/domain/upload';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { minutes } from '../member-in-tests.ts';
import { hashOfVerifier } from './authorization-state.ts';
import { weChatPictureUrl } from './we-chat-avatar.ts';

const picture = 'https://thirdwx.qlogo.cn/mmopen/vi_32/abc/132';
const verifier = 'verifier';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const answering = (answer: () => Response) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

async function signIn(openId: string, headImage: string): Promise<string> {
  const ticket = randomToken();
  const ends = new Date(app.clock.now().getTime() + minutes(5));
  await sql`INSERT INTO wechat_ticket (ticket_hash, open_id, purpose, verifier_hash, head_image, expires_at) VALUES
    (${sha256(ticket)}, ${openId}, 'sign_in', ${hashOfVerifier(verifier)}, ${headImage}, ${ends})`.execute(
    app.app.database.read,
  );
  return (await app.call('weChatLogin', { openId, ticket, verifier })).data.token;
}

const shownTo = async (token: string) => (await app.call('getLoginMemberInfo', {}, { token })).data.headImg;

test.each([
  ['accepts an HTTPS picture of WeChat', picture, picture],
  [
    'rewrites an HTTP picture of WeChat to HTTPS',
    'http://wx.qlogo.cn/mmopen/1/0?x=1',
    'https://wx.qlogo.cn/mmopen/1/0?x=1',
  ],
  ['rejects a foreign host that begins with the WeChat domain', 'https://qlogo.cn.evil.example/a', null],
  ['rejects a foreign host that ends with the WeChat domain', 'https://evilqlogo.cn/a', null],
  ['rejects a WeChat host with a port', 'https://thirdwx.qlogo.cn:8443/a', null],
  ['rejects a WeChat host with a user name', 'https://user@thirdwx.qlogo.cn/a', null],
  ['rejects a foreign host with the WeChat host in the query', 'https://evil.example/?thirdwx.qlogo.cn', null],
  ['rejects a script URL', 'javascript:alert(1)', null],
  ['rejects an empty URL', '', null],
])('the check of WeChat picture URLs %s', (_, address, url) => {
  expect(weChatPictureUrl(address)).toBe(url);
});

test('a WeChat picture is fetched once, converted to WebP and served from our storage', async () => {
  const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const asked = answering(() => new Response(new Uint8Array(file)));
  const token = await signIn('wx-red', picture);
  expect(await shownTo(token)).toBeNull();
  await app.drain();
  expect(isStoredPicture((await shownTo(token)) ?? '')).toBe(true);
  await signIn('wx-red', picture);
  await app.drain();
  expect(asked.mock.calls.map(([url, options]) => [url, options?.redirect])).toEqual([[picture, 'error']]);
});

test('the server never requests a profile picture from a host other than WeChat', async () => {
  const asked = answering(() => new Response('x'));
  const token = await signIn('wx-spy', 'https://tracker.example/pixel.png');
  await app.drain();
  expect(await shownTo(token)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['is no picture', () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['is larger than 2 MB', () => new Response(new Uint8Array(2_000_001))],
  ['is missing', () => new Response('', { status: 404 })],
])('a WeChat picture file that %s leaves the member without a picture', async (what, answer) => {
  answering(answer);
  const token = await signIn(`wx-${what}`, picture);
  await app.drain();
  expect(await shownTo(token)).toBeNull();
});
