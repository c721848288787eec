/**
 * Whether a browser's endpoint URL belongs to a push service. The server calls this URL, so it must not lead into the
 * internal network. Only https is allowed, and only hosts that the operator has listed.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return hosts.some((host) => {
    // A push service that a test or an operator runs is listed with its scheme and port.
    if (host.includes('://')) return new URL(endpoint).origin === host;
    if (protocol !== 'https:' || port !== '') return false;
    return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  });
}
