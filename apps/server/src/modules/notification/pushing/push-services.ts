/**
 * Whether a browser's address is one of a push service. We call whatever stands there, so it must not lead into our own
 * network: only https, and only hosts that the operator names.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return hosts.some((host) => {
    // A test's or an operator's own service is named whole, with its scheme and port.
    if (host.includes('://')) return new URL(endpoint).origin === host;
    if (protocol !== 'https:' || port !== '') return false;
    return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  });
}
