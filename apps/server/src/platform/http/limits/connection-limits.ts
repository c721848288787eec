import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A hotel behind one address, each phone with the six connections that a browser opens. */
export const maxConnectionsPerAddress = 240;

/** Reserved for the database, stored pictures, logs, mail and gateways. */
export const reservedFileHandles = 256;
const minConnections = 64;

/** How many connections the operating system's limit of open files leaves; undefined where it sets none. */
export function connectionsWithin(openFiles: number | 'unlimited' | undefined): number | undefined {
  return typeof openFiles === 'number' ? Math.max(minConnections, openFiles - reservedFileHandles) : undefined;
}

/** The limit under which this process runs: `ulimit -n`. */
export function openFilesLimit(): number | 'unlimited' | undefined {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  return report.userLimits?.open_files?.soft;
}

type Limits = {
  /** Behind a proxy every connection comes from it, and it is the proxy that counts addresses. */
  readonly isBehindProxy: boolean;
  readonly maxPerAddress?: number;
  readonly isExempt?: (address: string) => boolean;
};

/** A process on this very machine is the operator's. */
const isLoopback = (address: string) => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** Hangs up beyond the limits before a request is paid for, and keeps file handles for the server itself. */
export function limitConnections(
  server: Server,
  { isBehindProxy, maxPerAddress = maxConnectionsPerAddress, isExempt = isLoopback }: Limits,
): void {
  const most = connectionsWithin(openFilesLimit());
  if (most !== undefined) server.maxConnections = most;
  if (isBehindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isExempt(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > maxPerAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
