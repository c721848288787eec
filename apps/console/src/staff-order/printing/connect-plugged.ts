import type { ConnectPrinter, PrinterConnection, PrinterListener } from '@chifan/contract/printer-client';
import { lockPluggedPrinter, openSerial, openUsb, type PluggedWay } from './plugged-printer.ts';

/**
 * Connects to a printer that is plugged into this device. Only one print can use the printer at a time, in all tabs
 * together.
 */
export const connectPlugged =
  (way: PluggedWay): ConnectPrinter =>
  async (listener) => {
    const release = await lockPluggedPrinter();
    const connection = await opened(way, listener).catch(() => null);
    if (connection === null) {
      release();
      return null;
    }
    return { ...connection, close: () => connection.close().finally(release) };
  };

const opened = (way: PluggedWay, listener: PrinterListener): Promise<PrinterConnection | null> =>
  way === 'usb' ? connectUsb(listener) : connectSerial(listener);

const answerBytes = 64;

async function connectUsb({ hear, end }: PrinterListener): Promise<PrinterConnection | null> {
  const usb = await openUsb();
  if (usb === null) return null;
  const { device, output, input } = usb;
  const listen = async () => {
    if (input === null) return;
    for (;;) {
      const { data, status } = await device.transferIn(input, answerBytes);
      if (status !== 'ok') throw new Error(`the printer answered ${status}`);
      if (data) hear(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    }
  };
  void listen().catch(end);
  return {
    write: (bytes) => void device.transferOut(output, bytes).catch(end),
    close: () => device.close().catch(() => undefined),
  };
}

async function connectSerial({ hear, end }: PrinterListener): Promise<PrinterConnection | null> {
  const port = await openSerial();
  if (port === null) return null;
  const [reader, writer] = [port.readable?.getReader(), port.writable?.getWriter()];
  const listen = async () => {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) hear(read.value);
  };
  void listen().catch(end);
  return {
    write: (bytes) => void writer?.write(bytes).catch(end),
    close: async () => {
      await reader?.cancel().catch(() => undefined);
      reader?.releaseLock();
      writer?.releaseLock();
      await port.close().catch(() => undefined);
    },
  };
}
