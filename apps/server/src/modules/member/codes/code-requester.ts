import { networkOf } from '../../../platform/rate-limits/network.ts';
import { sha256 } from '../../../platform/tokens.ts';

export type RequestedFrom = { readonly ip: string; readonly deviceKey: string };

/**
 * Identifies the requester of a code by a hash of the device key, or of the IP network if the client sends no device
 * key. Each requester may try a code five times.
 */
export const requesterOf = ({ ip, deviceKey }: RequestedFrom): string =>
  sha256(deviceKey === '' ? `network ${siteOf(ip)}` : `device ${deviceKey}`);

/**
 * Returns the IP network whose code requests are counted together. For IPv6 this is the /48 network, in which one
 * person may have many smaller networks. Such a large network is acceptable, because one mailbox needs only few codes.
 */
export function siteOf(ip: string): string {
  const { near, site } = networkOf(ip);
  return site ?? near;
}
