/** WeChat serves the profile pictures of its users from subdomains of this domain. */
const pictureHost = '.qlogo.cn';
const maxBytes = 2_000_000;
const timeoutMs = 5_000;

/** Returns the URL with HTTPS, or null if the URL is not a picture of WeChat. */
export function weChatPictureUrl(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password, pathname, search } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isPlain = port === '' && username === '' && password === '';
  return isWeb && isPlain && hostname.endsWith(pictureHost) ? `https://${hostname}${pathname}${search}` : null;
}

/**
 * Downloads a picture. @returns undefined if the response is an error or larger than 2 MB. @throws if the host does not
 * respond in time.
 */
export async function fetchWeChatPicture(url: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!answer.ok || answer.body === null) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
