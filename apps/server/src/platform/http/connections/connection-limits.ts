import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Maximum number of connections per IP address, enough for hotel guests behind one address with six browser connections
 * each.
 */
export const maxConnectionsPerAddress = 240;

/** File handles that connections may not use, for the database, pictures, logs, mail and payment gateways. */
export const reservedFileHandles = 256;
const minConnections = 64;

/** The number of connections that the operating system's limit of open files allows. Undefined without a limit. */
export function maxConnectionsFor(openFiles: number | 'unlimited' | undefined): number | undefined {
  return typeof openFiles === 'number' ? Math.max(minConnections, openFiles - reservedFileHandles) : undefined;
}

/** The operating system's limit of open files for this process (`ulimit -n`). */
export function openFilesLimit(): number | 'unlimited' | undefined {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  return report.userLimits?.open_files?.soft;
}

type Limits = {
  /**
   * True: all connections come from the address of a proxy, so they are not limited per address. The proxy limits its
   * clients.
   */
  readonly isBehindProxy: boolean;
  readonly maxPerAddress?: number;
  readonly isExempt?: (address: string) => boolean;
};

/** Processes on this machine belong to the operator, so their connections are not limited. */
const isLoopback = (address: string) => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** Closes connections beyond the limits before any request is read, and reserves file handles for the server itself. */
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
