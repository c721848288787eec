import type { SignInProvider } from '@chifan/domain/member';
import { type SiteVariant, useSite } from '../../../platform/site/site-variant.ts';
import { payEnvironment } from '../../payment/pay-environment.ts';
import { signInsOfPage } from '../sign-ins-of-page.ts';

/** Sign-in providers that work in each network. Google is not reachable in China’s network. */
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
  const configured = signInsOfPage();
  return reachableIn[site].filter((provider) => configured.includes(provider));
}
