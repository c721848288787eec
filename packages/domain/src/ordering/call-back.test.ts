import { expect, it } from 'vitest';
import { readSecondContact, writeSecondContact } from '../phone/index.ts';
import { needsCallBack } from './guest-words.ts';

it.each([
  ['+81 90-1234-5678', true],
  ['WhatsApp +86 138 1234 5678', true],
  ['WeChat aiko_tanaka', true],
  ['', true],
  ['+86 21-6329 8888', false],
  ['+86 138 1234 5678', false],
])('a delivery with the second contact “%s” needs a call back: %s', (written, isSo) => {
  const contact = readSecondContact(written);
  expect(needsCallBack(contact ? writeSecondContact(contact) : '')).toBe(isSo);
});
