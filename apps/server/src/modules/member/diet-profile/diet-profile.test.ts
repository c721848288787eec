import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { newMember } from '../../../testing/small-city.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const shown = async (token: string) => (await app.call('showDietProfile', {}, { token })).data;

test('showDietProfile returns null before the first save, and an empty profile after an empty one was saved', async () => {
  const { token } = await newMember(app, 0);
  expect(await shown(token)).toBeNull();
  await app.call('saveDietProfile', { avoids: [], wishes: [] }, { token });
  expect(await shown(token)).toEqual({ avoids: [], wishes: [] });
});

test('saving a diet profile replaces the member’s previous one and drops duplicate allergens', async () => {
  const [member, other] = [await newMember(app, 0), await newMember(app, 0)];
  await app.call('saveDietProfile', { avoids: ['peanut', 'egg'], wishes: ['halal'] }, { token: member.token });
  await app.call(
    'saveDietProfile',
    { avoids: ['sesame', 'sesame'], wishes: ['no_pork', 'vegan'] },
    { token: member.token },
  );
  expect(await shown(member.token)).toEqual({ avoids: ['sesame'], wishes: ['no_pork', 'vegan'] });
  expect(await shown(other.token)).toBeNull();
});

test('rejects a diet profile with an unknown allergen', async () => {
  const { token } = await newMember(app, 0);
  const bad = { avoids: ['gravel'], wishes: [] } as unknown as { avoids: []; wishes: [] };
  expect((await app.call('saveDietProfile', bad, { token })).status).toBe(400);
  expect((await app.call('showDietProfile', {})).status).toBe(401);
});
