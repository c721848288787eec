import { expect, it } from 'vitest';
import { audiencesOf } from './live-audiences.ts';
import type { SignedIn } from './platform/http/caller.ts';
import { callerOf } from './testing/caller-of.ts';
import { inSmallCity } from './testing/in-small-city.ts';
import type { SmallCity, TestApp } from './testing/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

const heardBy = (role: SignedIn['role'], id: number) => audiencesOf(app.app.database.read, callerOf(role, id));

it('members, merchants, couriers and operators subscribe only to their own live events', async () => {
  const { member, merchant, courier, operator, shopId } = city;
  expect(await heardBy('member', member.id)).toEqual([`member:${member.id}`]);
  expect(await heardBy('merchant', merchant.id)).toEqual([`shop:${shopId}`]);
  expect(await heardBy('courier', courier.id)).toEqual(['couriers', `courier:${courier.id}`]);
  expect(await heardBy('platform', operator.id)).toEqual(['platform']);
});
