import { allowedWebAddress } from '@chifan/domain/help';
import type { Config } from '../../platform/config.ts';
import type { Answer } from '../../platform/http/answers.ts';

type Settings = Pick<Config, 'webViewOrigins' | 'publicUrl'>;

/**
 * Rule help-6. What is not allowed leads nowhere: nobody is sent on to an address that a link has brought. It is an answer
 * like another, for a link that has grown old is no error of the page that asks.
 */
export const showWebView = (
  { webViewOrigins: origins, publicUrl: own }: Settings,
  url: string,
): Answer<{ url: string | null }> => ({
  ok: true,
  value: { url: allowedWebAddress(url, { origins, own }) ?? null },
});
