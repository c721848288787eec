import { allowedWebAddress } from '@chifan/domain/help';
import type { Config } from '../../platform/config.ts';
import { type Answer, refused } from '../../platform/http/answers.ts';

type Settings = Pick<Config, 'webViewOrigins' | 'publicUrl'>;

/** Rule help-6. What is refused leads nowhere: nobody is sent on to an address that a link has brought. */
export function showWebView(
  { webViewOrigins: origins, publicUrl: own }: Settings,
  url: string,
): Answer<{ url: string }> {
  const allowed = allowedWebAddress(url, { origins, own });
  return allowed === undefined ? refused('web_address_not_allowed') : { ok: true, value: { url: allowed } };
}
