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

test('parsing an unchanged profile form returns the original shop profile', () => {
  expect(readProfile(form)).toEqual(profile);
});

test('the profile form sends coordinates with six decimals', () => {
  expect(readProfile({ ...form, latitude: ' 31.2 ', longitude: '121' })).toMatchObject({
    latitude: '31.200000',
    longitude: '121.000000',
  });
});

test.each([
  ['a Chinese name', { name: { en: 'Only English' } }, 'name_missing'],
  ['a latitude', { latitude: '' }, 'position_unreadable'],
  ['a latitude up to 90 degrees', { latitude: '91' }, 'position_unreadable'],
  ['a longitude in digits', { longitude: '东经 121' }, 'position_unreadable'],
] as const)('the profile form of a shop requires %s', (_, change, problem) => {
  expect(problemsOfProfile({ ...form, ...change })).toEqual([problem]);
  expect(readProfile({ ...form, ...change })).toBeNull();
});
