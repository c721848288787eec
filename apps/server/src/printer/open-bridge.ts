import { createCallApi, createLiveFeed, type FailureMessageKey } from '@chifan/contract/client';
import { type BridgeTools, runBridge } from './bridge.ts';
import type { PrinterArguments } from './read-arguments.ts';
import { type PrinterTimes, tcpPrinter, usualTimes } from './tcp-printer.ts';

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
  const printer = tcpPrinter({ host: given.host, port: given.port }, times);
  return runBridge(given, { api, feed, printer, say, signal, idleMs, againMs });
}
