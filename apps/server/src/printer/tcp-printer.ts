import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type PrinterFault, printCompletionQuery, printerFaultOf, printerStatusQueries } from '@chifan/domain/printing';

export type PrintOutcome = 'printed' | 'not_printed' | 'unknown';

export type TicketPrinter = {
  /** Returns the printer's fault, or null if the printer is ready. */
  readonly fault: () => Promise<PrinterFault | null>;
  readonly print: (bytes: Uint8Array) => Promise<PrintOutcome>;
};

export type PrinterTimes = { readonly answerMs: number; readonly printMs: number };

/**
 * A long ticket takes seconds to print. The print time must be shorter than the minute for which a ticket is claimed.
 */
export const usualTimes: PrinterTimes = { answerMs: 3_000, printMs: 25_000 };

type At = { readonly host: string; readonly port: number };

/**
 * Opens a connection for each ticket, because many printers serve one connection at a time and other programs use the
 * printer too.
 */
export function tcpPrinter(at: At, { answerMs, printMs }: PrinterTimes = usualTimes): TicketPrinter {
  return {
    fault: () => withPrinter(at, answerMs, (socket) => faultOf(socket, answerMs), 'no_answer'),
    print: (bytes) =>
      withPrinter(
        at,
        answerMs,
        async (socket): Promise<PrintOutcome> => {
          if ((await faultOf(socket, answerMs)) !== null) return 'not_printed';
          const isDone = await queryStatus(socket, [...bytes, ...printCompletionQuery], printMs);
          if (isDone !== null) return 'printed';
          // Some printers do not answer the status query. If the printer reports no fault, its buffer is empty and the
          // ticket is printed.
          return (await faultOf(socket, answerMs)) === null ? 'printed' : 'unknown';
        },
        'not_printed',
      ),
  };
}

async function withPrinter<Value>(
  { host, port }: At,
  answerMs: number,
  work: (socket: Socket) => Promise<Value>,
  unreached: Value,
): Promise<Value> {
  const socket = connect({ host, port });
  socket.on('error', () => undefined);
  try {
    if (!(await isConnected(socket, answerMs))) return unreached;
    return await work(socket);
  } finally {
    socket.destroy();
  }
}

const isConnected = (socket: Socket, ms: number): Promise<boolean> =>
  once(socket, 'connect', { signal: AbortSignal.timeout(ms) }).then(
    () => true,
    () => false,
  );

async function faultOf(socket: Socket, ms: number): Promise<PrinterFault | null> {
  const offline = await queryStatus(socket, printerStatusQueries.offline, ms);
  const paper = offline === null ? null : await queryStatus(socket, printerStatusQueries.paper, ms);
  return offline === null || paper === null ? 'no_answer' : printerFaultOf({ offline, paper });
}

/**
 * Sends a query to the printer, which answers with one byte.
 * @returns null if no answer arrived.
 */
function queryStatus(socket: Socket, bytes: Iterable<number>, ms: number): Promise<number | null> {
  return new Promise((resolve) => {
    const end = (answer: number | null) => {
      clearTimeout(timer);
      socket.off('data', hear);
      socket.off('close', cut);
      resolve(answer);
    };
    const hear = (data: Buffer) => end(data[0] ?? null);
    const cut = () => end(null);
    const timer = setTimeout(cut, ms);
    socket.on('data', hear);
    socket.on('close', cut);
    if (socket.destroyed) cut();
    else socket.write(new Uint8Array(bytes));
  });
}
