import type { SignInProvider } from '@chifan/domain/member';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueueAccountEmail } from '../account/account-email.job.ts';
import { credentialsById } from '../member.store.ts';

type Linked = { readonly memberId: number; readonly provider: SignInProvider; readonly at: Date };

/** Mails the owner of an account that a Google or Apple account was linked, so that the owner notices a theft. */
export async function enqueueLinkedEmail(tx: Tx, { memberId, provider, at }: Linked): Promise<void> {
  const to = (await credentialsById(tx, memberId))?.email;
  if (to) await enqueueAccountEmail(tx, { about: 'sign_in_linked', memberId, to, at, provider: names[provider] });
}

const names = { google: 'Google', apple: 'Apple' } as const satisfies Record<SignInProvider, string>;
