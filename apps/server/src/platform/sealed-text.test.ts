import { expect, test } from 'vitest';
import { openSealedText, sealText } from './sealed-text.ts';

const sealing = { secret: 'a secret of the server', purpose: 'second factor', owner: '7' };

test('a sealed text does not contain the text, differs each time, and opens to the text', () => {
  const sealed = [1, 2].map(() => sealText('JBSWY3DPEHPK3PXP 吃饭', sealing));
  expect(new Set(sealed).size).toBe(2);
  for (const each of sealed) {
    expect(Buffer.from(each, 'base64url').toString()).not.toContain('JBSWY3DPEHPK3PXP');
    expect(openSealedText(each, sealing)).toBe('JBSWY3DPEHPK3PXP 吃饭');
  }
});

test.each([
  ['another secret', { secret: 'another secret' }],
  ['another purpose', { purpose: 'another' }],
  ['another owner', { owner: '8' }],
])('a sealed text cannot be opened with %s', (_what, change) => {
  expect(() => openSealedText(sealText('words', sealing), { ...sealing, ...change })).toThrow();
});

test('a sealed text cannot be opened after any of its bytes changed', () => {
  const bytes = Buffer.from(sealText('words', sealing), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => openSealedText(changed.toString('base64url'), sealing)).toThrow();
  }
});
