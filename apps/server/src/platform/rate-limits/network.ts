import { isIPv4, isIPv6 } from 'node:net';

/**
 * The IP networks of a client. An IPv6 client has 2⁶⁴ addresses in its /64 network, and often 65,536 networks in its
 * /48 site. Rate limits count network and site.
 */
export type Network = {
  /** The IPv4 address, or the /64 network of an IPv6 address. */
  readonly near: string;
  /** The /48 site of an IPv6 address. Null for IPv4, where many people often share one address. */
  readonly site: string | null;
};

/** A /48 site may be a campus or a mobile network, so its rate limit is this multiple of the limit of one network. */
export const siteLimitFactor = 16;

export function networkOf(ip: string): Network {
  const address = plainAddress(ip);
  if (!isIPv6(address)) return { near: address, site: null };
  const groups = groupsOf(address);
  return { near: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` };
}

/**
 * An IP address that is shortened so that it identifies a city but not a person: IPv4 without its last byte, or the /48
 * of IPv6.
 */
export function coarseNetwork(ip: string): string {
  const { near, site } = networkOf(ip);
  return site?.replace('/48', '') ?? near.replace(/\.\d+$/, '.0');
}

/** Converts a mapped IPv4 address to IPv4, and removes the interface name from an IPv6 address. */
export function plainAddress(ip: string): string {
  if (!ip.includes(':')) return ip;
  // A socket that supports IPv4 and IPv6 reports IPv4 clients in this format.
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

/** The eight groups of an IPv6 address, hexadecimal without leading zeros. The URL parser normalizes every notation. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
