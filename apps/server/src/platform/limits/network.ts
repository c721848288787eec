import { isIPv4, isIPv6 } from 'node:net';

/** An IPv6 client has 2⁶⁴ addresses in its network, and often 65,536 networks in its site. Both are counted. */
export type Network = {
  /** The IPv4 address, or the /64 of an IPv6 one. */
  readonly near: string;
  /** The /48 of an IPv6 address. Null for IPv4, where many people often share one address. */
  readonly site: string | null;
};

/** A site may be a campus or a mobile network, so it has this multiple of the limit of a network. */
export const siteFactor = 16;

export function networkOf(ip: string): Network {
  const address = plainAddress(ip);
  if (!isIPv6(address)) return { near: address, site: null };
  const groups = groupsOf(address);
  return { near: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Near enough to name a city, and no one's own: an IPv4 address without its last byte, the /48 of an IPv6 one. */
export function coarseNetwork(ip: string): string {
  const { near, site } = networkOf(ip);
  return site?.replace('/48', '') ?? near.replace(/\.\d+$/, '.0');
}

/** An IPv4 address is written as one, also where the socket speaks IPv6; an interface's name goes. */
export function plainAddress(ip: string): string {
  if (!ip.includes(':')) return ip;
  // As sockets that speak both write it, which is nearly always.
  if (ip.startsWith(mappedPrefix) && isIPv4(ip.slice(mappedPrefix.length))) return ip.slice(mappedPrefix.length);
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return address;
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}

const mappedPrefix = '::ffff:';

/** The eight groups, hexadecimal without leading zeros: URL's parser writes every spelling of an address alike. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
