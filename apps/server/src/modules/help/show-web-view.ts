import { allowedWebAddress } from '@chifan/domain/help';
import type { Config } from '../../platform/config.ts';
import type { Answer } from '../../platform/http/call-result.ts';

type Settings = Pick<Config, 'webViewOrigins' | 'publicUrl'>;

/**
 * Rule help-6. The address comes from a link, so an address that is not allowed is never opened. It is a successful
 * answer with null, because an outdated link is no error of the calling page.
 */
export const showWebView = (
  { webViewOrigins: origins, publicUrl: own }: Settings,
  url: string,
): Answer<{ url: string | null }> => ({
  ok: true,
  value: { url: allowedWebAddress(url, { origins, own }) ?? null },
});
