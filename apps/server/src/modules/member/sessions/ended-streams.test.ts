import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startHearing } from '../../../platform/announcements/hearing-in-tests.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { callerOf } from '../../../testing/caller-of.ts';
import { newMember, newStaff, openTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { callFromAfar, hours, mailedCode, registered } from '../member-in-tests.ts';
import { suspendStaff } from '../staff/staff-passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await startHearing(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(hours(2)));

function openStream(role: SignedIn['role'], { id, token }: TestPerson) {
  const end = vi.fn<() => void>();
  app.app.platform.live.streams.enter({ caller: callerOf(role, id, sha256(token)), address: '192.0.2.1', end });
  return end;
}

test('a password reset closes the live-update streams of all the member’s devices and of no other member', async () => {
  const email = 'streams@example.com';
  const { memberId: id, token } = await registered(app, email);
  const code = await mailedCode(app, email, 'forget');
  const other = await callFromAfar(app, 'login', { email, password: 'correct horse' });
  const streams = [token, other.data.token].map((each) => openStream('member', { id, token: each }));
  const stranger = openStream('member', await newMember(app, 0));
  await callFromAfar(app, 'resetPassword', { email, code, password: 'a wok full of noise' });
  for (const end of streams) expect(end).toHaveBeenCalled();
  expect(stranger).not.toHaveBeenCalled();
});

test.each(['merchant', 'courier', 'platform'] as const)(
  'suspending a staff account with the role %s closes its live-update streams',
  async (role) => {
    const [suspended, colleague] = [await newStaff(app, role), await newStaff(app, role)];
    const [end, stays] = [openStream(role, suspended), openStream(role, colleague)];
    await suspendStaff(app.app.database, suspended.id, app.clock.now());
    await expect.poll(() => end).toHaveBeenCalled();
    expect(stays).not.toHaveBeenCalled();
  },
);
