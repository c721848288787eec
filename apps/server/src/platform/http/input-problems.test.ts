import type { CallName, Calls } from '@chifan/contract';
import { languages } from '@chifan/domain';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { inSmallCity } from '../../testing/in-small-city.ts';
import type { SmallCity, TestApp } from '../../testing/index.ts';

let test: TestApp;
let city: SmallCity;
inSmallCity((opened) => {
  test = opened.app;
  city = opened.city;
});

const fieldsOf = async (name: CallName, input: object, token?: string, language: (typeof languages)[number] = 'en') => {
  const sent = input as z.input<Calls[CallName]['input']>;
  const answer = await test.call(name, sent, { language, ...(token === undefined ? {} : { token }) });
  expect(answer).toMatchObject({ status: 400, data: { reason: 'bad_request' } });
  return (answer.data as unknown as { fields: Record<string, string> }).fields;
};

describe('a field problem', () => {
  const page = { latitude: '31.2304', longitude: '121.4737' };
  it.each<[string, CallName, object, string, string]>([
    ['absent', 'login', { password: 'x' }, 'email', 'Fill this in.'],
    ['null', 'shopMenu', { ...page, shopId: null }, 'shopId', 'Fill this in.'],
    ['empty', 'searchPlaces', { ...page, keyword: ' ' }, 'keyword', 'Fill this in.'],
    ['too short', 'register', registering({ password: '12345' }), 'password', 'Use at least 8 characters.'],
    ['too long', 'searchPlaces', { ...page, keyword: 'x'.repeat(81) }, 'keyword', 'Use up to 80 characters.'],
    ['not a number', 'nearbyShops', { ...page, pageNo: 'abc' }, 'pageNo', 'Enter a number.'],
    ['not a whole number', 'nearbyShops', { ...page, pageNo: 1.5 }, 'pageNo', 'Enter a whole number.'],
    ['too small', 'nearbyShops', { ...page, pageSize: 0 }, 'pageSize', 'The smallest number is 1.'],
    ['too large', 'nearbyShops', { ...page, pageSize: 101 }, 'pageSize', 'The largest number is 100.'],
    ['of another type', 'search', { ...page, query: 5 }, 'query', 'Check this entry.'],
    ['not a code', 'register', registering({ code: '12' }), 'code', 'Check this entry.'],
  ])('the response has a message for an input field that is %s', async (_what, name, input, field, message) => {
    expect(await fieldsOf(name, input)).toEqual({ [field]: message });
  });

  it('a message about a wrong field shows amounts in yuan', async () => {
    const { token } = city.member;
    expect(await fieldsOf('startTopUp', { amount: -100 }, token)).toEqual({ amount: 'At least CN¥0.01.' });
    const withdrawal = { amount: 999, realName: '李雷', payoutMethod: 'alipay', account: '13800138000' };
    expect(await fieldsOf('withdraw', withdrawal, token)).toEqual({ amount: 'At least CN¥10.' });
    expect(await fieldsOf('startTopUp', { amount: 2_000_000_000 }, token)).toEqual({ amount: 'At most CN¥10000000.' });
  });

  it('a message about a wrong field states the smallest quantity and the longest list', async () => {
    const line = { dishId: city.noodlesId, quantity: 0, options: {} };
    const request = { shopId: city.shopId, type: 'pickup', dining: 'take_away' };
    const { token } = city.member;
    expect(await fieldsOf('quoteOrder', { ...request, lines: [line] }, token)).toEqual({
      'lines.0.quantity': 'The smallest number is 1.',
    });
    const lines = Array.from({ length: 61 }, () => ({ ...line, quantity: 1 }));
    expect(await fieldsOf('quoteOrder', { ...request, lines }, token)).toEqual({
      lines: 'Enter up to 60 entries.',
    });
  });

  it('a message about a wrong field is in the caller’s language with the right plural', async () => {
    for (const language of languages) {
      const { password = '' } = await fieldsOf('register', registering({ password: '12345' }), undefined, language);
      expect(password, language).toMatch(/8|٨|۸/);
    }
    expect(await fieldsOf('register', registering({ password: '1' }), undefined, 'ru')).toEqual({
      password: 'Не меньше 8 символов.',
    });
  });

  it('the response has at most fifty messages for thousands of wrong list entries', async () => {
    const ids = Array.from({ length: 5000 }, () => 'x');
    const fields = await fieldsOf('removeFromCart', { ids }, city.member.token);
    expect(Object.keys(fields).length).toBeLessThanOrEqual(50);
  });
});

function registering(change: object) {
  return { email: 'new@example.com', code: '123456', password: 'correct horse 9', ...change };
}
