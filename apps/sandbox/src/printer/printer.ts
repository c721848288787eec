import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createEscPosReader, type PrintedTicket } from './escpos-reader.ts';

export type PrinterStandIn = {
  /** Address of the printer, tcp://127.0.0.1:PORT. The port is the same after `unplug` and `plugIn`. */
  readonly url: string;
  readonly tickets: readonly PrintedTicket[];
  readonly setPaper: (hasPaper: boolean) => void;
  readonly openCover: (isOpen: boolean) => void;
  /** Prints the next ticket, and breaks the connection before the printer confirms it. */
  readonly cutAfterNext: () => void;
  /** Lets the paper run out during the next ticket. The printer prints the rest when it has paper again. */
  readonly runOutDuringNext: () => void;
  readonly unplug: () => Promise<void>;
  readonly plugIn: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type State = { hasPaper: boolean; isOpen: boolean; isCutNext: boolean; isRunningOut: boolean };

/**
 * Starts a receipt printer on a loopback port. The printer reads ESC/POS and reports its status. Tests can remove its
 * paper, open its cover or unplug it.
 */
export async function openPrinterStandIn(): Promise<PrinterStandIn> {
  const tickets: PrintedTicket[] = [];
  const sockets = new Set<Socket>();
  const workers = new Set<() => void>();
  const state: State = { hasPaper: true, isOpen: false, isCutNext: false, isRunningOut: false };
  const serve = (socket: Socket) => {
    const work = serveLine(socket, state, tickets);
    sockets.add(socket);
    workers.add(work);
    socket.on('close', () => {
      sockets.delete(socket);
      workers.delete(work);
    });
  };
  let server: Server;
  const listen = async (port: number) => {
    server = createServer(serve).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const unplug = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  const port = await listen(0);
  const change = (by: Partial<State>) => {
    Object.assign(state, by);
    for (const work of workers) work();
  };
  return {
    url: `tcp://127.0.0.1:${port}`,
    tickets,
    setPaper: (hasPaper) => change({ hasPaper }),
    openCover: (isOpen) => change({ isOpen }),
    cutAfterNext: () => change({ isCutNext: true }),
    runOutDuringNext: () => change({ isRunningOut: true }),
    unplug,
    plugIn: async () => void (await listen(port)),
    close: unplug,
  };
}

const offlineAnswer = ({ hasPaper, isOpen }: State) => 0x12 | (isOpen ? 0x04 : 0) | (hasPaper ? 0 : 0x20);
const paperAnswer = ({ hasPaper }: State) => 0x12 | (hasPaper ? 0 : 0x60);

/**
 * Handles one network connection to the printer. @returns a function that prints the received bytes if the printer has
 * paper and its cover is closed
 */
function serveLine(socket: Socket, state: State, tickets: PrintedTicket[]): () => void {
  let unread: number[] = [];
  const reader = createEscPosReader({
    onTicket: (ticket) => {
      tickets.push(ticket);
      if (!state.isCutNext) return;
      state.isCutNext = false;
      socket.destroy();
    },
    onAsked: () => void socket.write(Uint8Array.of(0)),
  });
  const work = () => {
    if (!state.hasPaper || state.isOpen) return;
    const bytes = unread;
    unread = [];
    reader.read(bytes);
  };
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    for (let at = 0; at < data.length; at += 1) {
      const asked = data[at] === 0x10 && data[at + 1] === 0x04 ? data[at + 2] : undefined;
      if (asked === 2 || asked === 4) {
        // The printer responds to a status query before it prints the received bytes.
        socket.write(Uint8Array.of(asked === 2 ? offlineAnswer(state) : paperAnswer(state)));
        at += 2;
      } else unread.push(data[at] ?? 0);
    }
    if (unread.length > 0 && state.isRunningOut) Object.assign(state, { hasPaper: false, isRunningOut: false });
    work();
  });
  return work;
}
