import { type EmailProof, emailProofOf, isEmail, type SignInProvider } from '@chifan/domain/member';
import { z } from 'zod';

/** A person whom Google or Apple has authenticated. */
export type ProviderPerson = {
  readonly provider: SignInProvider;
  /** The provider's id of the person. The id never changes, unlike the e-mail address. */
  readonly subject: string;
  /** Null if the provider has not verified the e-mail address, or if our server does not accept it (rule member-4). */
  readonly email: string | null;
  readonly emailProof: EmailProof | null;
  readonly name: string | null;
};

const maxNameLength = 40;

const tokenClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional().catch(undefined),
  // Apple may send a boolean as a string.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .catch(undefined),
  hd: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** Apple sends the name only at the first sign-in, outside the signed token. */
const appleUser = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }).optional(),
});

/**
 * Reads the person from the claims of the provider's ID token. `appleForm` is the JSON that Apple sends at the first
 * sign-in.
 * @throws if the claims have no valid subject
 */
export function personOf(provider: SignInProvider, claims: unknown, appleForm: string | undefined): ProviderPerson {
  const { sub: subject, hd: hostedDomain, ...said } = tokenClaims.parse(claims);
  const isVerified = said.email_verified === true || said.email_verified === 'true';
  const email = said.email?.trim().toLowerCase();
  const isUsable = isVerified && email !== undefined && isEmail(email);
  return {
    provider,
    subject,
    email: isUsable ? email : null,
    emailProof: isUsable ? emailProofOf({ provider, email, hostedDomain }) : null,
    name: shortName(said.name ?? nameInForm(appleForm)),
  };
}

const shortName = (name: string): string | null => name.trim().slice(0, maxNameLength).trim() || null;

function nameInForm(form: string | undefined): string {
  try {
    const { name } = appleUser.parse(JSON.parse(form ?? '{}'));
    return name ? `${name.firstName} ${name.lastName}` : '';
  } catch {
    return '';
  }
}
