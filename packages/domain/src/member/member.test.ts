import { describe, expect, test } from 'vitest';
import {
  isEmail,
  isGuessablePassword,
  isMainlandPhone,
  isPassword,
  isPaymentPassword,
  isSimplePaymentPassword,
  isVerificationCode,
} from './index.ts';

describe('e-mail addresses', () => {
  test.each([
    'a@b.cn',
    'first.last+tag@sub.example.com',
    'x_y-z@a-b.museum',
    `${'a'.repeat(64)}@b.com`,
    `a@${'b.'.repeat(124)}info`,
  ])('isEmail accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    ['empty', ''],
    ['no name', '@b.cn'],
    ['no domain', 'a@'],
    ['no top level', 'a@b'],
    ['a top level of one character', 'a@b.c'],
    ['a top level of seven', 'a@b.website'],
    ['a top level of digits', 'a@b.12'],
    ['two at-signs', 'a@b.cn@c.cn'],
    ['only a top level', 'a@museum'],
    ['two dots', 'a..b@c.cn'],
    ['a dot at the end of the name', 'a.@c.cn'],
    ['a dot at the start of the domain', 'a@.c.cn'],
    ['a hyphen at the edge', 'a@-c.cn'],
    ['a space', 'a b@c.cn'],
    ['a comma', 'a,b@c.cn'],
    ['a quote', '"a"@c.cn'],
    ['an apostrophe', "o'x@c.cn"],
    ['an angle bracket', '<a@c.cn>'],
    ['a line break at the end', 'a@c.cn\n'],
    ['an additional header', 'a@c.cn\r\nBcc: x@y.cn'],
    ['a null', 'a\0@c.cn'],
    ['255 characters', `a@${'b.'.repeat(125)}com`],
    ['a name of 65', `${'a'.repeat(65)}@b.com`],
  ])('isEmail rejects an e-mail address with this fault: %s', (_fault, text) => {
    expect(isEmail(text)).toBe(false);
  });
});

test.each([
  ['13812345678', true],
  ['1381234567', false],
  ['138123456789', false],
  ['23812345678', false],
  ['1381234567８', false],
  ['13812345678\n', false],
  ['+8613812345678', false],
])('isMainlandPhone decides whether “%s” is a Chinese mobile number: %s', (text, expected) => {
  expect(isMainlandPhone(text)).toBe(expected);
});

test('a password has 8 to 128 characters', () => {
  expect([7, 8, 128, 129].map((length) => isPassword('x'.repeat(length)))).toEqual([false, true, true, false]);
});

test.each(['12345', '1234567', '12345a', '１２３４５６', '123456\n'])(
  '“%s” is not a valid payment password or verification code',
  (text) => {
    expect(isPaymentPassword(text)).toBe(false);
    expect(isVerificationCode(text)).toBe(false);
  },
);

test('six digits are a valid payment password and a valid verification code', () => {
  expect(isPaymentPassword('012345')).toBe(true);
  expect(isVerificationCode('012345')).toBe(true);
});

describe('guessable passwords', () => {
  const common = new Set(['password', 'trustno1']);
  const isGuessed = (text: string) => isGuessablePassword(text, { common, email: 'Lucky.Panda@example.com' });

  test.each([
    'password',
    'TrustNo1',
    'ｐａｓｓｗｏｒｄ',
    '........',
    '好好好好好好好好',
    '12345678',
    '1234567890',
    '0987654321',
  ])('the password %s is guessable', (text) => expect(isGuessed(text)).toBe(true));
  test.each(['abcdefgh', 'hgfedcba', 'lucky.panda', 'LUCKY.PANDA@EXAMPLE.COM'])(
    'the password %s is guessable because it is a sequence or comes from the e-mail address',
    (text) => expect(isGuessed(text)).toBe(true),
  );
  test.each(['passwordy', 'correct horse', '13572468', 'abcdefgg', 'panda.lucky', '12345670'])(
    'the password %s is not guessable',
    (text) => expect(isGuessed(text)).toBe(false),
  );

  test('isSimplePaymentPassword finds 30 of a million codes: one repeated digit, or a sequence of digits', () => {
    const all = Array.from({ length: 1_000_000 }, (_, index) => String(index).padStart(6, '0'));
    const simple = all.filter(isSimplePaymentPassword);
    expect(simple).toHaveLength(30);
    expect(simple).toEqual(expect.arrayContaining(['000000', '123456', '654321', '567890', '890123', '321098']));
  });
});
