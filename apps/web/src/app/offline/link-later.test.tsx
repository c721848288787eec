import { expect, it } from 'vitest';
import { laterId, linkLater } from './link-later.ts';

it('puts in force what the page held back, once', () => {
  const held = '<link rel="icon" href="/icon.svg"><link rel="manifest" href="/m.webmanifest">';
  document.head.innerHTML = `<link rel="icon" href="data:,"><template id="${laterId}">${held}</template>`;
  linkLater();
  expect(document.head.innerHTML).toBe(held);
  linkLater();
  expect(document.head.innerHTML).toBe(held);
});
