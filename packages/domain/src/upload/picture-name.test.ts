import { expect, test } from 'vitest';
import { isStoredPicture, pictureName, placeholderOf } from './picture-name.ts';

const random = '0123456789abcdef01234567';
const colours = Uint8Array.from({ length: 27 }, (_, at) => at * 9);

test('the name of a picture contains the colours of its placeholder, with 16 steps each of red, green and blue', () => {
  const name = pictureName(random, colours);
  expect(name).toMatch(/^[0-9a-f]{24}p[0-9a-f]{27}\.webp$/);
  const read = placeholderOf(`/files/${name}`);
  expect(read).toHaveLength(27);
  for (const [at, value] of [...(read ?? [])].entries()) expect(Math.abs(value - at * 9)).toBeLessThan(17);
});

test.each([
  ['a name with a placeholder', `${random}p${'0'.repeat(27)}.webp`, true, true],
  ['a full URL', `https://pictures.example/files/${random}p${'f'.repeat(27)}.webp`, true, true],
  ['an older name', '0123456789abcdef0123456789abcdef.webp', true, false],
  ['the signed URL of a private picture', `${random}p${'0'.repeat(27)}.webp?viewer=member.1&until=1`, false, false],
  ['a picture of another site', 'https://pictures.example/noodles.jpg', false, false],
  ['a placeholder that is too short', `${random}p123.webp`, false, false],
  ['a file of the phone', 'blob:https://chifan.example/1', false, false],
])(
  'the form of a URL shows whether it is a stored picture ($2) and has a placeholder ($3): %s',
  (_what, address, isStored, hasPlaceholder) => {
    expect([isStoredPicture(address), placeholderOf(address) !== null]).toEqual([isStored, hasPlaceholder]);
  },
);
