import { expect, test } from 'vitest';
import {
  carrierKeys,
  carrierOf,
  isParcelTracked,
  mallOrderStates,
  shipmentSteps,
  trackingNumberPattern,
  trackingPageOf,
} from './index.ts';

test('every carrier has an English name, a Chinese name and a phone number, and is listed once', () => {
  for (const key of carrierKeys) {
    const { key: own, name, nameZh, phone } = carrierOf(key);
    expect(own).toBe(key);
    expect([key, /^[A-Z]/.test(name), /\p{Script=Han}/u.test(nameZh), /^\d{5,6}$/.test(phone)]).toEqual([
      key,
      true,
      true,
      true,
    ]);
  }
  expect(new Set(carrierKeys).size).toBe(carrierKeys.length);
});

test.each([
  ['SF1420938475610', true],
  ['jd0098-1-1', true],
  ['12345', false],
  ['SF 1420938475', false],
  ['顺丰1420938475', false],
  ['1'.repeat(41), false],
  ['', false],
])('“%s” is accepted as a tracking number: %s', (typed, isOne) => {
  expect(trackingNumberPattern.test(typed)).toBe(isOne);
});

test('every carrier has its own tracking page', () => {
  const pages = carrierKeys.map((carrier) => trackingPageOf({ carrier, trackingNumber: 'AB-123456' }));
  expect(new Set(pages).size).toBe(carrierKeys.length);
  expect(trackingPageOf({ carrier: 'sf', trackingNumber: 'SF1420938475610' })).toBe(
    'https://www.kuaidi100.com/chaxun?com=shunfeng&nu=SF1420938475610',
  );
});

test('operators cannot record the parcel status handed_over, because the event `ship` records it', () => {
  expect(shipmentSteps).not.toContain('handed_over');
  expect(shipmentSteps).toHaveLength(6);
});

test('a guest can track a parcel from shipping until the mall order is in a final state', () => {
  expect(mallOrderStates.filter(isParcelTracked)).toEqual(['to_be_delivered', 'completed', 'after_sale_processing']);
});
