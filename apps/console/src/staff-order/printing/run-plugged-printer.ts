import { createCallApi } from '@chifan/contract/client';
import { runBridge, ticketPrinter } from '@chifan/contract/printer-client';
import { failureMessage } from '../../platform/failure-messages.ts';
import { currentLanguage } from '../../platform/language/language.ts';
import { listenToTopic } from '../../platform/live/live.ts';
import { connectPlugged } from './connect-plugged.ts';
import type { PluggedPrinting } from './plugged-printing.ts';

/** Runs the same loop as the printer program, with the live feed of the console. @throws if the key is invalid */
export function runPluggedPrinter({ shopId, key, way }: PluggedPrinting, signal: AbortSignal): Promise<void> {
  const api = createCallApi({
    base: '',
    token: () => key,
    language: currentLanguage,
    sentence: failureMessage,
    onSignedOut: () => undefined,
  });
  return runBridge(
    { shopId },
    {
      api,
      feed: { listen: listenToTopic, pause: () => undefined },
      printer: ticketPrinter(connectPlugged(way), signal),
      say: () => undefined,
      signal,
      idleMs: 15_000,
      againMs: 3_000,
    },
  );
}
