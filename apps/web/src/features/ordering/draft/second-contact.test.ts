import { expect, it } from 'vitest';
import { contactFrom, isForeignNumber, writeSecondContact } from './second-contact.ts';

it.each([
  [{ kind: 'whatsapp', value: ' +44 7700 900123 ' }, 'WhatsApp +44 7700 900123'],
  [{ kind: 'wechat', value: 'aiko' }, '微信 WeChat aiko'],
  [{ kind: 'foreign', value: '+44 (0) 7700-900123' }, '+4407700900123'],
  [{ kind: 'whatsapp', value: '  ' }, ''],
] as const)('the second contact %j is written into the order as “%s”', (contact, written) => {
  expect(writeSecondContact(contact)).toBe(written);
});

it.each([
  ['WhatsApp +447700900123', { kind: 'whatsapp', value: '+447700900123' }],
  ['微信 WeChat aiko', { kind: 'wechat', value: 'aiko' }],
  ['+862163298888', { kind: 'foreign', value: '+862163298888' }],
  ['', null],
])('the stored second contact “%s” is split into its fields', (written, contact) =>
  expect(contactFrom(written)).toEqual(contact),
);

it('a foreign phone number is valid only if it begins with plus or 00 and its country code', () => {
  for (const number of ['+81 90 1234 5678', '+1 (415) 555-2671']) expect(isForeignNumber(number)).toBe(true);
  for (const number of ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '0044 7700 900123']) expect(isForeignNumber(number)).toBe(true);
  for (const number of ['021-6329 8888', '07700 900123', '+0123456789', '+44', 'aiko'])
    expect(isForeignNumber(number)).toBe(false);
});
