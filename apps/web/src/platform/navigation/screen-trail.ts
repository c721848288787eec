import type { ScreenAddress } from './screen-address.ts';

/**
 * The screens before the current one, the oldest first. Stored, because the browser does not reveal its own history.
 */
export type ScreenTrail = readonly ScreenAddress[];

export const pushVisit = (trail: ScreenTrail, index: number, address: ScreenAddress): ScreenTrail => [
  ...trail.slice(0, index),
  address,
];

const signInArea = 'pages/internal/login/';

export const isSignIn = (address: ScreenAddress): boolean => address.path.startsWith(signInArea);

/** The last screen before the sign-in screens. null if the guest entered the app on a sign-in screen. */
export const screenBeforeSignIn = (trail: ScreenTrail, index: number): ScreenAddress | null =>
  trail.slice(0, index + 1).findLast((address) => !isSignIn(address)) ?? null;

/**
 * Where to go after a sign-in (rule member-14). `home`: the guest was invited or has no previous screen. `back`: go
 * back by `steps` entries, past all screens of the sign-in, to the screen that required the sign-in. `instead`: show
 * that screen in place of the sign-in.
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
