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
])(
  'needsCallbackContact decides whether a guest with the second contact “%s” needs another contact for the courier’s calls: %s',
  (written, isSo) => {
    const contact = parseSecondContact(written);
    expect(needsCallbackContact(contact ? formatSecondContact(contact) : '')).toBe(isSo);
  },
);
