import { allowedWebAddress } from '@chifan/domain/help';
import type { Config } from '../../platform/config.ts';
import type { Answer } from '../../platform/http/call-result.ts';

type Settings = Pick<Config, 'webViewOrigins' | 'publicUrl'>;

/**
 * Returns the URL of a web page that the app may open, or null (rule help-6). The URL comes from a link, so it may be
 * of any origin. A URL that is not allowed is not an error, because an outdated link is not a fault of the screen.
 */
export const showWebView = (
  { webViewOrigins: origins, publicUrl: own }: Settings,
  url: string,
): Answer<{ url: string | null }> => ({
  ok: true,
  value: { url: allowedWebAddress(url, { origins, own }) ?? null },
});
