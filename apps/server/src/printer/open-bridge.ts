import { createCallApi, createLiveFeed, type FailureMessageKey } from '@chifan/contract/client';
import {
  type BridgeTools,
  type PrinterTimes,
  runBridge,
  ticketPrinter,
  usualTimes,
} from '@chifan/contract/printer-client';
import type { PrinterArguments } from './read-arguments.ts';
import { connectTcp } from './tcp-printer.ts';

type Around = Pick<BridgeTools, 'say' | 'signal'> &
  Partial<Pick<BridgeTools, 'idleMs' | 'againMs'>> & {
    readonly times?: PrinterTimes;
  };

/** Opens a printer bridge with real connections to the server and the printer. */
export function openBridge(
  given: PrinterArguments,
  { say, signal, idleMs = 15_000, againMs = 3_000, times = usualTimes }: Around,
): Promise<void> {
  const token = () => given.key;
  const sentence = (of: FailureMessageKey) => `(${of})`;
  const api = createCallApi({
    base: given.server,
    token,
    language: () => 'zh-CN',
    sentence,
    onSignedOut: () => undefined,
  });
  const feed = createLiveFeed({ address: `${given.server}/rest/live`, token });
  const printer = ticketPrinter(connectTcp({ host: given.host, port: given.port }), signal, times);
  return runBridge(given, { api, feed, printer, say, signal, idleMs, againMs });
}
