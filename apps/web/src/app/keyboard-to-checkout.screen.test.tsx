import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clearCart } from '../terms/cart/cart.ts';
import { type OpenedScreen, openScreen } from './testing/open-screen.tsx';
import { menuAnswers, sampleChoice, sampleDish, sampleMenu, sampleOption } from './testing/samples.ts';

const dish = sampleDish({
  id: 1,
  options: [
    sampleOption('Size', [sampleChoice('Small', []), sampleChoice('Big', [])], 1),
    sampleOption('Spice', [sampleChoice('Mild', []), sampleChoice('Hot', [])]),
  ],
});
const otherDishes = Array.from({ length: 20 }, (_, index) => sampleDish({ id: index + 2 }));
const maxTabs = 14;

/** Returns the accessible name of a button, link or input. The focusable start of the content has no name. */
function nameOf(element: Element | null): string {
  if (element === null || element.tagName === 'MAIN') return '';
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
  return element.getAttribute('aria-label') ?? label?.textContent ?? '';
}

/** Presses Tab until the element with this name has the focus. @returns the number of key presses */
async function tabsTo(user: OpenedScreen['user'], name: RegExp): Promise<number> {
  for (let tabs = 0; tabs <= maxTabs; tabs += 1) {
    if (name.test(nameOf(document.activeElement))) return tabs;
    await user.tab();
  }
  throw new Error(`${name} is not reached with ${maxTabs} tabs, but ${nameOf(document.activeElement)}`);
}

it.each([
  ['phone', false],
  ['wide window', true],
])('fewer than 15 Tab presses lead from a dish to the checkout on a %s (rule app-14)', async (_, isWide) => {
  clearCart(7);
  const { user, navigator } = await openScreen('pages/menu/detail/detail', {
    params: { dishId: '1' },
    isSignedIn: false,
    isWide,
    answers: { '/rest/shop/dish': dish, ...menuAnswers(sampleMenu([dish, ...otherDishes])) },
  });
  await screen.findByRole('button', { name: /^(Please choose|Add ·)/ });
  screen.getByRole('main').focus();
  let tabs = await tabsTo(user, /^Small/);
  await user.keyboard(' ');
  tabs += await tabsTo(user, /^Add/);
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: /Check out/ });
  tabs += await tabsTo(user, /^Skip to the cart/);
  await user.keyboard('{Enter}');
  tabs += await tabsTo(user, /^Check out/);
  await user.keyboard('{Enter}');
  expect(navigator.entry()).toMatchObject({ path: 'pages/menu/pay/pay', params: { shopId: '7' } });
  expect(tabs).toBeLessThanOrEqual(maxTabs);
});
