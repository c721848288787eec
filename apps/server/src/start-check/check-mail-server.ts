import { connect } from 'node:net';
import { type Finding, warningFinding } from './finding.ts';

const answerWithinMs = 5_000;

/**
 * Checks whether the mail server accepts a connection. A failure does not stop the start, because mail is sent again
 * later, but the operator must know.
 */
export async function checkMailServer(smtpUrl: string, withinMs: number = answerWithinMs): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const fault = await faultOf({ host, port: Number(port || (protocol === 'smtps:' ? 465 : 587)) }, withinMs);
  if (fault === null) return [];
  const sentence = `The mail server ${host} cannot be reached (${fault}). No email arrives until it can. Check host, port and firewall.`;
  return [warningFinding('SMTP_URL', sentence)];
}

/** @returns the reason why the connection failed, or null if the mail server accepts the connection */
const faultOf = (address: { readonly host: string; readonly port: number }, withinMs: number): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect({ ...address, timeout: withinMs });
    const end = (fault: string | null) => {
      socket.destroy();
      resolve(fault);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end('timeout'));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
