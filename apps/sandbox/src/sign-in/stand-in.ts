import { html, json, type StandIn } from '../stand-in.ts';
import { accountPage, answerOf } from './authorize.ts';
import { titles } from './people.ts';
import type { SandboxProvider } from './provider.ts';

/** Web pages of the stand-in for a sign-in provider. */
export const providerStandIn = (provider: SandboxProvider): StandIn => ({
  name: provider.name,
  faults: provider.faults,
  section: () =>
    `<h2>Sign in with ${titles[provider.name]}</h2><p>The app offers it in the checkout and on the sign-in screen.</p>`,
  get: (place, query) => (place === 'authorize' ? { type: html, body: accountPage(provider, query) } : undefined),
  post: (place, { query, subject }) => {
    if (place !== 'answer' || typeof query !== 'string') return undefined;
    const back = answerOf(provider, { query, subject: typeof subject === 'string' ? subject : null });
    return back === undefined ? json({ error: 'invalid_request' }, 400) : json(back);
  },
});
