import { type SignInProvider, signInProviders } from '@chifan/domain/member';
import { type SiteVariant, useSite } from '../../../platform/site/site-variant.ts';
import { payEnvironment } from '../../payment/pay-environment.ts';

/** Google is not reachable in China’s network. */
const reachableIn: Readonly<Record<SiteVariant, readonly SignInProvider[]>> = {
  global: ['google', 'apple'],
  china: ['apple'],
};

/**
 * Providers that can sign the guest in here. The server names its providers in the page. The browsers of WeChat and
 * Alipay offer none, because Google refuses the browsers of other apps.
 */
export function useOfferedProviders(): readonly SignInProvider[] {
  const site = useSite((chosen) => chosen.site);
  if (payEnvironment() !== 'browser') return [];
  const configured = providersOfPage();
  return reachableIn[site].filter((provider) => configured.includes(provider));
}

function providersOfPage(): readonly SignInProvider[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sign-in"]')?.content;
  if (content === undefined) return [];
  const names: unknown = JSON.parse(content);
  return Array.isArray(names) ? signInProviders.filter((provider) => names.includes(provider)) : [];
}
