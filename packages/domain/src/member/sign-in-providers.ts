/** Companies whose accounts sign a member in by OpenID Connect (rule member-52). */
export const signInProviders = ['google', 'apple'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/**
 * `owned`: the provider operates the mailbox. `verified`: the provider verified the address once, and the mailbox may
 * belong to another person today.
 */
export const emailProofs = ['owned', 'verified'] as const;
export type EmailProof = (typeof emailProofs)[number];

type ProviderEmail = {
  readonly provider: SignInProvider;
  readonly email: string;
  /** The organisation that manages the Google account. undefined for a private account */
  readonly hostedDomain?: string | undefined;
};

/**
 * Domains of the mailboxes that a provider operates. An account at Google or Apple may also have an address of another
 * company, and it keeps this address after the mailbox has got another owner
 * (`docs/decisions/0107-codes-for-mailboxes-of-others.md`).
 */
const mailDomains: Readonly<Record<SignInProvider, readonly string[]>> = {
  google: ['gmail.com', 'googlemail.com'],
  apple: ['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'],
};

/** Google also operates the mailboxes of organisations, which it names in the claim `hd`. */
export function emailProofOf({ provider, email, hostedDomain }: ProviderEmail): EmailProof {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const isHosted = provider === 'google' && domain === hostedDomain;
  return isHosted || mailDomains[provider].includes(domain) ? 'owned' : 'verified';
}

/** The account at Chifan that has the e-mail address already. */
export type AccountOfEmail = 'none' | 'without_password' | 'with_password';

/** Whether a first sign-in requires a code that is mailed to the address (rule member-53). */
export const needsMailedCode = (proof: EmailProof, account: AccountOfEmail): boolean =>
  proof !== 'owned' || account === 'with_password';

/**
 * Domain of the addresses that forward mail to people who hide their address from us. Only Apple can deliver this mail.
 */
const relayDomain = '@privaterelay.appleid.com';
export const isRelayEmail = (email: string): boolean => email.endsWith(relayDomain);

/**
 * Rule member-52: minutes in which a guest must complete the sign-in at Google or Apple, and minutes for which the
 * ticket is valid that the server then issues.
 */
export const providerVisitMinutes = 15;
export const providerTicketMinutes = 10;
