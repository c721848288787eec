import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutFacts, checkoutProblems } from './checkout-problems.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const facts: CheckoutFacts = {
  draft: {
    way: 'eat_here',
    addressId: null,
    addressesBefore: null,
    contactName: 'Aiko',
    contactPhone: '13800138000',
    secondContact: '',
    remark: '',
    wantedAt: null,
    useBalance: false,
  },
  hasAddress: false,
  needsMethod: true,
  hasMethod: true,
  needsPassword: false,
  password: '',
};
const missing = (changes: Partial<CheckoutFacts>) => Object.keys(checkoutProblems({ ...facts, ...changes }));
const withDraft = (changes: Partial<CheckoutFacts['draft']>) => missing({ draft: { ...facts.draft, ...changes } });

describe('before an order is placed', () => {
  it('nothing is missing when all is said', () => expect(missing({})).toEqual([]));

  it('a guest without a Chinese number may leave another way to be reached', () => {
    expect(withDraft({ contactPhone: '', secondContact: 'WhatsApp +44 7700 900123' })).toEqual([]);
    expect(withDraft({ contactPhone: '' })).toEqual(['contactPhone']);
  });

  it.each(['1380013800', '23800138000', '+8613800138000'])('%s is no Chinese mobile number', (contactPhone) => {
    expect(withDraft({ contactPhone, secondContact: 'text only' })).toEqual(['contactPhone']);
  });

  it('a delivery asks for an address and takes its contact', () => {
    expect(withDraft({ way: 'delivery', contactName: '', contactPhone: '' })).toEqual(['address']);
  });

  it('a gateway asks for a method, and balance for six digits', () => {
    expect(missing({ hasMethod: false })).toEqual(['method']);
    expect(missing({ hasMethod: false, needsMethod: false })).toEqual([]);
    expect(missing({ needsPassword: true, password: '24681' })).toEqual(['password']);
  });
});
