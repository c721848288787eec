import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Guests of a hotel behind one address, each with the six connections of a browser. */
export const maxConnectionsPerAddress = 240;

/** Reserved for the database, stored pictures, logs, mail and gateways. */
export const reservedFileHandles = 256;
const minConnections = 64;

/** The connections that the operating system's limit of open files allows. Undefined without a limit. */
export function maxConnectionsFor(openFiles: number | 'unlimited' | undefined): number | undefined {
  return typeof openFiles === 'number' ? Math.max(minConnections, openFiles - reservedFileHandles) : undefined;
}

/** The limit under which this process runs: `ulimit -n`. */
export function openFilesLimit(): number | 'unlimited' | undefined {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  return report.userLimits?.open_files?.soft;
}

type Limits = {
  /** Behind a proxy, all connections come from its address. The proxy counts clients. */
  readonly isBehindProxy: boolean;
  readonly maxPerAddress?: number;
  readonly isExempt?: (address: string) => boolean;
};

/** A process on this machine belongs to the operator. */
const isLoopback = (address: string) => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** Closes connections beyond the limits before they cost any work, and reserves file handles for the server itself. */
export function limitConnections(
  server: Server,
  { isBehindProxy, maxPerAddress = maxConnectionsPerAddress, isExempt = isLoopback }: Limits,
): void {
  const most = maxConnectionsFor(openFilesLimit());
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
