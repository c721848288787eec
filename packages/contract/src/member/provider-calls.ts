import { signInProviders } from '@chifan/domain/member';
import { z } from 'zod';
import { call } from '../call.ts';
import { digits, numberOrText, opaqueToken } from '../fields.ts';
import { linkedSignIn, providerVisit, signedIn } from './views.ts';

/**
 * `ticket`: the one-time ticket that the server created when Google or Apple sent the browser back. `verifier`: the
 * secret of the browser that started the sign-in.
 */
const providerTicket = { ticket: opaqueToken(128), verifier: opaqueToken(128) };

/** Sign-in with Google and Apple (rules member-52 to member-54). */
export const providerCalls = {
  startProviderVisit: call({
    path: '/rest/member/provider/start',
    access: 'public',
    summary:
      'The address where Google or Apple identifies the guest (OpenID Connect). The provider then opens the screen of the sign-in with a ticket.',
    input: z.object({ provider: z.enum(signInProviders) }),
    output: providerVisit,
    reasons: ['provider_not_supported_here', 'provider_unreachable'],
  }),
  signInByProvider: call({
    path: '/rest/member/provider/signIn',
    access: 'public',
    summary:
      'Signs in with an account at Google or Apple. Creates the member at the first sign-in. The refusal email_code_needed names the address, to which sendCode (purpose sign_in) then mails a code.',
    input: z.object({ ...providerTicket, code: digits(6).optional(), inviterId: numberOrText(20).optional() }),
    output: signedIn,
    reasons: ['provider_ticket_missing', 'email_code_needed', 'code_wrong', 'code_tries_exceeded', 'member_blocked'],
    ratePerMinute: 20,
  }),
  listLinkedSignIns: call({
    path: '/rest/member/provider/list',
    access: 'member',
    summary: 'The accounts at Google and Apple that sign the member in.',
    output: z.array(linkedSignIn),
  }),
  linkSignIn: call({
    path: '/rest/member/provider/link',
    access: 'member',
    summary:
      'Links an account at Google or Apple to the member, within 15 minutes of the sign-in. An account belongs to one member.',
    input: z.object(providerTicket),
    output: z.boolean(),
    reasons: ['provider_ticket_missing', 'provider_account_taken', 'sign_in_too_old'],
    ratePerMinute: 20,
  }),
  unlinkSignIn: call({
    path: '/rest/member/provider/unlink',
    access: 'member',
    summary: 'Unlinks an account at Google or Apple, if the member can still sign in without it.',
    input: z.object({ key: opaqueToken(64) }),
    output: z.boolean(),
    reasons: ['provider_only_way_in'],
    ratePerMinute: 20,
  }),
};
