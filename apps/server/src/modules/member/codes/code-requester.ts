import { networkOf } from '../../../platform/rate-limits/network.ts';
import { sha256 } from '../../../platform/tokens.ts';

export type RequestedFrom = { readonly ip: string; readonly deviceKey: string };

/**
 * Hash of the device key, or of the network if the client sends no device key. Each requester may try a code five
 * times.
 */
export const requesterOf = ({ ip, deviceKey }: RequestedFrom): string =>
  sha256(deviceKey === '' ? `network ${siteOf(ip)}` : `device ${deviceKey}`);

/**
 * Returns the network of an IP address for code limits. One mailbox needs no generous limit, so the /48 of an IPv6
 * address is one network.
 */
export function siteOf(ip: string): string {
  const { near, site } = networkOf(ip);
  return site ?? near;
}
