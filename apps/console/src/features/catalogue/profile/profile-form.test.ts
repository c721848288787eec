import { expect, test } from 'vitest';
import { formOfProfile, type Profile, problemsOfProfile, readProfile } from './profile-form.ts';

const profile: Profile = {
  name: { 'zh-CN': '望蜀楼', en: 'Wangshu Lou' },
  description: {},
  address: { 'zh-CN': '南京东路 1 号' },
  phone: null,
  types: ['asian'],
  cuisine: 'sichuan',
  latitude: '31.230400',
  longitude: '121.473700',
  acceptsForeignCard: true,
  photos: ['a.webp'],
};
const form = formOfProfile(profile);

test('reading an unchanged profile form returns the original profile', () => {
  expect(readProfile(form)).toEqual(profile);
});

test('a position with few decimals is sent with six decimals', () => {
  expect(readProfile({ ...form, latitude: ' 31.2 ', longitude: '121' })).toMatchObject({
    latitude: '31.200000',
    longitude: '121.000000',
  });
});

test.each([
  [{ name: { en: 'Only English' } }, 'name_missing'],
  [{ latitude: '' }, 'position_unreadable'],
  [{ latitude: '91' }, 'position_unreadable'],
  [{ longitude: '东经 121' }, 'position_unreadable'],
] as const)('a profile form with %j has the problem %s', (change, problem) => {
  expect(problemsOfProfile({ ...form, ...change })).toEqual([problem]);
  expect(readProfile({ ...form, ...change })).toBeNull();
});
