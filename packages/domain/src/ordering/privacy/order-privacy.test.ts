import { expect, test } from 'vitest';
import { type OrderState, orderStates } from '../order-states.ts';
import {
  contactHoursAfterHandOver,
  maskContact,
  type OrderReader,
  orderReaders,
  type PrivateField,
  privateFields,
  streetOf,
  visibilityOf,
} from './order-privacy.ts';

/**
 * Expected visibility. Each character is one order state: unpaid, pending, delivering, to_be_picked_up,
 * to_be_delivered, delivered, completed, after_sale_processing, refunded, after_sale_completed, cancelled. S: shown. M:
 * masked. -: hidden. b: shown shortly after the hand-over, then masked. x: shown shortly after the hand-over, then
 * hidden.
 */
const table: Readonly<Record<OrderReader, Readonly<Record<PrivateField, string>>>> = {
  guest: {
    guestName: 'SSSSSSSSSSS',
    guestContact: 'SSSSSSSSSSS',
    address: 'SSSSSSSSSSS',
    door: 'SSSSSSSSSSS',
    courierPhone: '----S------',
    courierPosition: '----S------',
    handOverPhoto: 'SSSSSSSSSSS',
    evidence: 'SSSSSSSSSSS',
  },
  merchant: {
    guestName: 'SSSSSSSSSSS',
    guestContact: 'MSSSSbbSMMM',
    address: '-SSSSxxS---',
    door: '-SSSSxxS---',
    courierPhone: '--SSS------',
    courierPosition: '-----------',
    handOverPhoto: 'SSSSSSSSSSS',
    evidence: 'SSSSSSSSSSS',
  },
  courier: {
    guestName: '--SSS------',
    guestContact: '--SSS------',
    address: 'MMSSSMMMMMM',
    door: '--SSS------',
    courierPhone: 'SSSSSSSSSSS',
    courierPosition: '--SSS------',
    handOverPhoto: 'SSSSSSSSSSS',
    evidence: '-----------',
  },
  passing_courier: {
    guestName: '-----------',
    guestContact: '-----------',
    address: 'MMMMMMMMMMM',
    door: '-----------',
    courierPhone: '-----------',
    courierPosition: '-----------',
    handOverPhoto: '-----------',
    evidence: '-----------',
  },
  platform: {
    guestName: 'SSSSSSSSSSS',
    guestContact: 'SSSSSSSSSSS',
    address: 'SSSSSSSSSSS',
    door: 'SSSSSSSSSSS',
    courierPhone: 'SSSSSSSSSSS',
    courierPosition: '-----------',
    handOverPhoto: 'SSSSSSSSSSS',
    evidence: 'SSSSSSSSSSS',
  },
};

const shortly = { S: 'shown', M: 'masked', '-': 'hidden', b: 'shown', x: 'shown' };
const later = { ...shortly, b: 'masked', x: 'hidden' };

test('visibilityOf returns the expected visibility for each reader, field and state of an order', () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const reader of orderReaders) {
    for (const field of privateFields) {
      for (const [at, state] of orderStates.entries()) {
        const cell = table[reader][field][at] as keyof typeof shortly;
        const facts = { state, stateBeforeAfterSale: null };
        const expected = [
          [contactHoursAfterHandOver, shortly[cell]],
          [contactHoursAfterHandOver + 0.01, later[cell]],
          [null, later[cell]],
        ] as const;
        for (const [hoursSinceHandOver, sight] of expected) {
          cells += 1;
          if (visibilityOf(reader, field, { ...facts, hoursSinceHandOver }) !== sight)
            wrong.push(`${reader} ${field} ${state}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(cells).toBe(orderReaders.length * privateFields.length * orderStates.length * 3);
});

test.each<[OrderState, PrivateField, OrderReader, string]>([
  ['to_be_delivered', 'door', 'courier', 'shown'],
  ['to_be_delivered', 'courierPhone', 'guest', 'shown'],
  ['delivered', 'door', 'courier', 'hidden'],
  ['delivered', 'courierPhone', 'guest', 'hidden'],
  ['completed', 'guestContact', 'merchant', 'shown'],
])(
  'during a refund that was requested in the state %s, the visibility of the field %s for a %s is %s',
  (before, field, reader, sight) => {
    const facts = { state: 'after_sale_processing', stateBeforeAfterSale: before, hoursSinceHandOver: null } as const;
    expect(visibilityOf(reader, field, facts)).toBe(sight);
  },
);

test('visibilityOf ignores the state before a refund when the refund is no longer open', () => {
  const facts = { state: 'completed', stateBeforeAfterSale: 'to_be_delivered', hoursSinceHandOver: null } as const;
  expect(visibilityOf('courier', 'door', facts)).toBe('hidden');
});

test.each([
  ['13812341234', '138****1234'],
  ['+49 30 901820', '+4****'],
  ['WeChat: Pan', 'We****'],
  ['😀a', '😀a****'],
])('maskContact replaces %s by %s', (contact, masked) => {
  expect(maskContact(contact)).toBe(masked);
});

test.each([
  ['福州路200号', '福州路'],
  ['黄浦区福州路200号申大厦', '黄浦区福州路'],
  ['外滩街道中山东一路18号', '外滩街道中山东一路'],
  ['静安区石门二路街道', '静安区石门二路'],
  ['世纪大道88号金茂大厦', '世纪大道'],
  ['南锣鼓巷胡同5号', '南锣鼓巷'],
  ['朝阳区三里屯', '朝阳区'],
  ['朝阳区十八弄三号', '朝阳区'],
  ['鼓楼大街5号', '鼓楼大街'],
  [' 福州路200号', '福州路'],
  ['某大厦12层', ''],
  ['', ''],
])('streetOf shortens the address %s to “%s”', (addressZh, street) => {
  expect(streetOf(addressZh)).toBe(street);
});
