import { expect, it } from 'vitest';
import { formatSecondContact, parseSecondContact } from '../phone/index.ts';
import { needsCallbackContact } from './remark-phrases.ts';

it.each([
  ['+81 90-1234-5678', true],
  ['WhatsApp +86 138 1234 5678', true],
  ['WeChat aiko_tanaka', true],
  ['', true],
  ['+86 21-6329 8888', false],
  ['+86 138 1234 5678', false],
])('a courier needs another contact to call if the guest’s number is not Chinese (%s: %s)', (written, isSo) => {
  const contact = parseSecondContact(written);
  expect(needsCallbackContact(contact ? formatSecondContact(contact) : '')).toBe(isSo);
});
