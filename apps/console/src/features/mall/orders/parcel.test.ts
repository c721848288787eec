import { expect, test } from 'vitest';
import { parcelText } from './parcel.tsx';

const parcel = { contact: 'Amélie', phone: '13800138000', addressZh: '上海市黄浦区南京东路 1 号', doorNumber: '12A' };

test('the text for a carrier’s form has contact, phone number and address in one line', () => {
  expect(parcelText(parcel)).toBe('Amélie，13800138000，上海市黄浦区南京东路 1 号 12A');
});

test('the text for a carrier’s form ends with the street if the address has no door number', () => {
  expect(parcelText({ ...parcel, doorNumber: '' })).toBe('Amélie，13800138000，上海市黄浦区南京东路 1 号');
});
