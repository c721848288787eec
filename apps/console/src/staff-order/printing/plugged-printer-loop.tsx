import { failureToastMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { stopPluggedPrinting, usePluggedPrinting } from './plugged-printing.ts';
import { runPluggedPrinter } from './run-plugged-printer.ts';

/** Prints the tickets of the shop on the printer that is plugged into this device, while the console is open. */
export function PluggedPrinter() {
  const { printing } = usePluggedPrinting();
  useEffect(() => {
    if (printing === null) return;
    const ending = new AbortController();
    // The loop that prints tickets ends with an error only if the printer key is invalid.
    runPluggedPrinter(printing, ending.signal).catch(() => {
      stopPluggedPrinting();
      toast(t`这台设备不再自动出票：打印机密钥已失效`, { kind: 'failure', durationMs: failureToastMs });
    });
    return () => ending.abort();
  }, [printing]);
  return null;
}
