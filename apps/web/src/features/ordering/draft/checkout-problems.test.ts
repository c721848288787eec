import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutFacts, checkoutProblems } from './checkout-problems.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const facts: CheckoutFacts = {
  draft: {
    way: 'collect',
    addressId: null,
    addressesBefore: null,
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
  it('a complete checkout has no problem', () => expect(missing({})).toEqual([]));

  it('a guest without a Chinese number may give a second contact', () => {
    expect(withDraft({ contactPhone: '', secondContact: '+44 7700 900123' })).toEqual([]);
    expect(withDraft({ contactPhone: '' })).toEqual(['contactPhone']);
  });

  it('a guest who eats here only gives a table, or a name if there is none', () => {
    const here = { way: 'eat_here', contactName: '', contactPhone: '' } as const;
    expect(withDraft(here)).toEqual(['table']);
    expect(withDraft({ ...here, tableNumber: 'A12' })).toEqual([]);
    expect(withDraft({ ...here, contactName: 'Aiko' })).toEqual([]);
  });

  it('a hotel’s landline is a valid second contact', () => {
    expect(withDraft({ contactPhone: '', secondKind: 'foreign', secondContact: '+86 21-6329 8888' })).toEqual([]);
  });

  it.each(['138 0013 8000', '+86 138 0013 8000', '１３８００１３８０００'])(
    '%s is a Chinese mobile number',
    (contactPhone) => {
      expect(withDraft({ contactPhone })).toEqual([]);
    },
  );

  it.each(['1380013800', '23800138000', '1 380 013 8000'])('%s is no Chinese mobile number', (contactPhone) => {
    expect(withDraft({ contactPhone, secondContact: '+44 7700 900123' })).toEqual(['contactPhone']);
  });

  it('a foreign number needs its country code', () => {
    expect(withDraft({ secondKind: 'foreign', secondContact: '07700 900123' })).toEqual(['secondContact']);
  });

  it('a delivery needs an address and an answer about talking, and uses the contact of the address', () => {
    const delivery = { way: 'delivery', contactName: '', contactPhone: '' } as const;
    expect(withDraft(delivery)).toEqual(['address', 'helper']);
    expect(missing({ draft: { ...facts.draft, ...delivery, helper: 'needs_help' }, hasAddress: true })).toEqual([]);
  });

  it('a payment through a gateway needs a method', () => {
    expect(missing({ hasMethod: false })).toEqual(['method']);
    expect(missing({ hasMethod: false, needsMethod: false })).toEqual([]);
  });
});
