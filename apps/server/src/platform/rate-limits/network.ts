import { isIPv4, isIPv6 } from 'node:net';

/** An IPv6 client has 2⁶⁴ addresses in its network, and often 65,536 networks in its site. Both are counted. */
export type Network = {
  /** The IPv4 address, or the /64 of an IPv6 one. */
  readonly near: string;
  /** The /48 of an IPv6 address. Null for IPv4, where many people often share one address. */
  readonly site: string | null;
};

/** A site may be a campus or a mobile network, so it has this multiple of the limit of a network. */
export const siteLimitFactor = 16;

export function networkOf(ip: string): Network {
  const address = plainAddress(ip);
  if (!isIPv6(address)) return { near: address, site: null };
  const groups = groupsOf(address);
  return { near: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` };
}

/**
 * Precise enough for a city, but not for a person: an IPv4 address without its last byte, the /48 of an IPv6 address.
 */
export function coarseNetwork(ip: string): string {
  const { near, site } = networkOf(ip);
  return site?.replace('/48', '') ?? near.replace(/\.\d+$/, '.0');
}

/** Writes a mapped IPv4 address as IPv4, and removes the name of an interface. */
export function plainAddress(ip: string): string {
  if (!ip.includes(':')) return ip;
  // The usual format of sockets that support both versions.
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

/** The eight groups, hexadecimal without leading zeros. The parser of URL normalizes every spelling. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
