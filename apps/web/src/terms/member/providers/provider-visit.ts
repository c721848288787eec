import { type SignInProvider, signInProviders } from '@chifan/domain/member';
import { tabStorage } from '../../../platform/storage.ts';

/** A visit to Google or Apple, and the action that the app continues afterwards. */
export type ProviderVisit = {
  readonly provider: SignInProvider;
  readonly purpose: 'sign_in' | 'link';
  /**
   * The secret of this browser. Without it, the server rejects the sign-in with which the guest returns from the
   * provider.
   */
  readonly verifier: string;
  /** True if the guest came by an invitation. The app then opens the home screen after the sign-in (rule member-14). */
  readonly isInvited: boolean;
};

const stored = tabStorage('provider-visit');

export const storeVisit = (visit: ProviderVisit): void => stored.write(JSON.stringify(visit));

/** The visit from which this browser returns. null if this browser started none. */
export function storedVisit(): ProviderVisit | null {
  const text = stored.read();
  if (text === null) return null;
  const visit = JSON.parse(text) as ProviderVisit;
  return signInProviders.includes(visit.provider) ? visit : null;
}

export const forgetVisit = (): void => stored.clear();
