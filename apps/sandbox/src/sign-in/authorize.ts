import { randomBytes } from 'node:crypto';
import { escaped, pageOf } from '../pages/page.ts';
import { people, titles } from './people.ts';
import type { SandboxProvider } from './provider.ts';

const codeMs = 5 * 60_000;

/** The page on which a guest chooses an account and consents or declines. */
export function accountPage(provider: SandboxProvider, query: URLSearchParams): string {
  const title = `Sign in with ${titles[provider.name]}`;
  const problem = problemOf(provider, query);
  if (problem !== undefined) return pageOf(title, `<section><p>Error 400: ${escaped(problem)}</p></section>`);
  const choices = people[provider.name].map(
    ({ subject, name, email }, index) =>
      `<label class="choice"><input type="radio" name="person" value="${escaped(subject)}"${index === 0 ? ' checked' : ''}>
<bdi>${escaped(name)}</bdi> <bdi class="quiet">${escaped(email)}</bdi></label>`,
  );
  return pageOf(
    title,
    `<section data-provider="${provider.name}">
<fieldset><legend>Choose an account to continue to Chifan</legend>${choices.join('\n')}</fieldset>
<button type="button" id="allow" class="main">Continue</button>
<button type="button" id="deny">Cancel</button>
<p class="quiet">A stand-in for ${titles[provider.name]}: these people are invented.</p></section>`,
    'sign-in-consent.js',
  );
}

function problemOf({ name, client }: SandboxProvider, query: URLSearchParams): string | undefined {
  const needed = { client_id: client.clientId, response_type: 'code', code_challenge_method: 'S256' };
  for (const [key, value] of Object.entries(needed)) if (query.get(key) !== value) return `invalid ${key}`;
  for (const key of ['state', 'nonce', 'code_challenge']) if (!query.get(key)) return `missing ${key}`;
  if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch';
  const scopes = (query.get('scope') ?? '').split(' ');
  if (!scopes.includes('openid')) return 'invalid scope';
  const isForm = query.get('response_mode') === 'form_post';
  return name === 'apple' && !isForm
    ? 'response_mode must be form_post when name or email scope is requested'
    : undefined;
}

/**
 * The request with which the browser returns to the Chifan server after the sign-in: GET with a query, or POST with a
 * form.
 */
export type Return = {
  /** Path of `redirect_uri`. The origin is dropped, so that the page can only return to the Chifan server. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly fields: Readonly<Record<string, string>>;
};

type Choice = { readonly query: string; readonly subject: string | null };

/** Records the consent of a person. `subject` is null if the guest declines. @returns undefined for a wrong request */
export function answerOf(provider: SandboxProvider, { query, subject }: Choice): Return | undefined {
  const asked = new URLSearchParams(query);
  if (problemOf(provider, asked) !== undefined) return undefined;
  const redirectUri = asked.get('redirect_uri') ?? '';
  const back = { path: new URL(redirectUri).pathname, method: provider.name === 'apple' ? 'POST' : 'GET' } as const;
  const state = asked.get('state') ?? '';
  const refused = provider.name === 'apple' ? 'user_cancelled_authorize' : 'access_denied';
  if (subject === null) return { ...back, fields: { error: refused, state } };
  const person = people[provider.name].find((each) => each.subject === subject);
  if (!person) return undefined;
  const code = randomBytes(16).toString('hex');
  const nonce = asked.get('nonce') ?? '';
  const challenge = asked.get('code_challenge') ?? '';
  provider.grants.set(code, { person, redirectUri, nonce, challenge, endsAt: Date.now() + codeMs });
  const [firstName = '', ...rest] = person.name.split(' ');
  const user = JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email: person.email });
  return { ...back, fields: { code, state, ...(provider.name === 'apple' ? { user } : {}) } };
}
