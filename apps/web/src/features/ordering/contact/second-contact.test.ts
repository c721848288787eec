import { expect, it } from 'vitest';
import { isForeignNumber, writeSecondContact } from './second-contact.ts';

it.each([
  [{ kind: 'whatsapp', value: ' +44 7700 900123 ' }, 'WhatsApp +44 7700 900123'],
  [{ kind: 'wechat', value: 'aiko' }, '微信 WeChat aiko'],
  [{ kind: 'foreign', value: '+44 (0) 7700-900123' }, '+4407700900123'],
  [{ kind: 'whatsapp', value: '  ' }, ''],
] as const)('%j is written so that the kitchen can read it: %s', (contact, written) => {
  expect(writeSecondContact(contact)).toBe(written);
});

it('a foreign number begins with plus and its country’s code', () => {
  for (const number of ['+81 90 1234 5678', '+1 (415) 555-2671']) expect(isForeignNumber(number)).toBe(true);
  for (const number of ['0044 7700 900123', '+0123456789', '+44', 'aiko']) expect(isForeignNumber(number)).toBe(false);
});
