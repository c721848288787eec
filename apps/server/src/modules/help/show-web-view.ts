import { allowedWebAddress } from '@chifan/domain/help';
import type { Config } from '../../platform/config.ts';
import type { Answer } from '../../platform/http/call-result.ts';

type Settings = Pick<Config, 'webViewOrigins' | 'publicUrl'>;

/**
 * Returns the URL of a web page that the app may open, or null (rule help-6). The URL comes from a link and may have
 * any origin. The response for a URL that is not allowed is null and not an error, because the link may only be
 * outdated.
 */
export const showWebView = (
  { webViewOrigins: origins, publicUrl: own }: Settings,
  url: string,
): Answer<{ url: string | null }> => ({
  ok: true,
  value: { url: allowedWebAddress(url, { origins, own }) ?? null },
});
