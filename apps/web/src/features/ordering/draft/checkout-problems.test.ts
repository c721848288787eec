import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutFacts, checkoutProblems } from './checkout-problems.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const facts: CheckoutFacts = {
  draft: {
    way: 'collect',
    addressId: null,
    addressesBefore: null,
    place: null,
    contactName: 'Aiko',
    contactPhone: '13800138000',
    secondKind: 'whatsapp',
    secondContact: '',
    isContactKnown: false,
    tableNumber: '',
    callBack: null,
    helper: null,
    phrases: [],
    remark: '',
    sendsDiet: true,
    cutlery: null,
    wantedAt: null,
    shopCoupon: 'best',
    deliveryCoupon: 'best',
    useBalance: false,
    placedAs: null,
  },
  hasAddress: false,
  needsMethod: true,
  hasMethod: true,
};
const missing = (changes: Partial<CheckoutFacts>) => Object.keys(checkoutProblems({ ...facts, ...changes }));
const withDraft = (changes: Partial<CheckoutFacts['draft']>) => missing({ draft: { ...facts.draft, ...changes } });

describe('problems before an order is placed', () => {
  it('a checkout with all required fields has no error', () => expect(missing({})).toEqual([]));

  it('a guest without a Chinese phone number can enter a second contact instead', () => {
    expect(withDraft({ contactPhone: '', secondContact: '+44 7700 900123' })).toEqual([]);
    expect(withDraft({ contactPhone: '' })).toEqual(['contactPhone']);
  });

  it('a guest who eats in the restaurant must enter a table number or a name, but no phone number', () => {
    const here = { way: 'eat_here', contactName: '', contactPhone: '' } as const;
    expect(withDraft(here)).toEqual(['table']);
    expect(withDraft({ ...here, tableNumber: 'A12' })).toEqual([]);
    expect(withDraft({ ...here, contactName: 'Aiko' })).toEqual([]);
  });

  it('a hotel’s landline number is accepted as the second contact', () => {
    expect(withDraft({ contactPhone: '', secondKind: 'foreign', secondContact: '+86 21-6329 8888' })).toEqual([]);
  });

  it.each(['138 0013 8000', '+86 138 0013 8000', '１３８００１３８０００'])(
    'the checkout accepts %s as a Chinese mobile number',
    (contactPhone) => {
      expect(withDraft({ contactPhone })).toEqual([]);
    },
  );

  it.each(['1380013800', '23800138000', '1 380 013 8000'])(
    'the checkout rejects %s as a Chinese mobile number',
    (contactPhone) => {
      expect(withDraft({ contactPhone, secondContact: '+44 7700 900123' })).toEqual(['contactPhone']);
    },
  );

  it('the checkout rejects a foreign phone number without its country code', () => {
    expect(withDraft({ secondKind: 'foreign', secondContact: '07700 900123' })).toEqual(['secondContact']);
  });

  it('a delivery checkout requires an address and the answer whether the guest can take calls in Chinese, but no contact', () => {
    const delivery = { way: 'delivery', contactName: '', contactPhone: '' } as const;
    expect(withDraft(delivery)).toEqual(['address', 'helper']);
    expect(missing({ draft: { ...facts.draft, ...delivery, helper: 'needs_help' }, hasAddress: true })).toEqual([]);
  });

  it('the checkout requires a payment method only if a payment gateway must collect money', () => {
    expect(missing({ hasMethod: false })).toEqual(['method']);
    expect(missing({ hasMethod: false, needsMethod: false })).toEqual([]);
  });
});
