import type { ScreenAddress } from './screen-address.ts';

/**
 * The screens behind the current one, the first one first. Stored, because the browser's own history cannot be read.
 */
export type ScreenTrail = readonly ScreenAddress[];

export const pushVisit = (trail: ScreenTrail, index: number, address: ScreenAddress): ScreenTrail => [
  ...trail.slice(0, index),
  address,
];

const signInArea = 'pages/internal/login/';

export const isSignIn = (address: ScreenAddress): boolean => address.path.startsWith(signInArea);

/**
 * Target of a finished sign-in (rule member-14). Home if the guest was invited or has no history. Otherwise one page
 * back, and on to the screen that required the sign-in. `steps`: entries to go back, past all pages of the sign-in.
 */
export type AfterSignIn =
  | { readonly kind: 'home' }
  | { readonly kind: 'back'; readonly steps: number; readonly onward: ScreenAddress | null }
  | { readonly kind: 'instead'; readonly steps: number; readonly onward: ScreenAddress };

export function afterSignIn(
  trail: ScreenTrail,
  index: number,
  wanted: ScreenAddress | null,
  hasInviter: boolean,
): AfterSignIn {
  if (hasInviter) return { kind: 'home' };
  let before = index;
  while (before >= 0 && isSignInAt(trail, before)) before -= 1;
  if (before >= 0) return { kind: 'back', steps: index - before, onward: wanted };
  return wanted ? { kind: 'instead', steps: index, onward: wanted } : { kind: 'home' };
}

function isSignInAt(trail: ScreenTrail, index: number): boolean {
  const address = trail[index];
  return address !== undefined && isSignIn(address);
}
