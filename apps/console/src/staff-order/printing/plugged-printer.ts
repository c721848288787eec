import type { PrintingWay } from './printing-choice.ts';

/** Parts of WebUSB and Web Serial that TypeScript's DOM types lack. */
type UsbDevice = {
  readonly configuration: UsbConfiguration | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(endpoint: number, data: BufferSource): Promise<{ readonly status?: string }>;
  transferIn(endpoint: number, length: number): Promise<{ readonly status?: string; readonly data?: DataView }>;
};
type UsbConfiguration = {
  readonly interfaces: readonly {
    readonly interfaceNumber: number;
    readonly alternate: {
      readonly interfaceClass: number;
      readonly endpoints: readonly {
        readonly direction: 'in' | 'out';
        readonly type: string;
        readonly endpointNumber: number;
      }[];
    };
  }[];
};
export type SerialPort = {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { readonly baudRate: number }): Promise<void>;
  close(): Promise<void>;
};
type Plugs = {
  readonly usb?: {
    getDevices(): Promise<readonly UsbDevice[]>;
    requestDevice(options: { readonly filters: readonly { readonly classCode: number }[] }): Promise<UsbDevice>;
  };
  readonly serial?: { getPorts(): Promise<readonly SerialPort[]>; requestPort(): Promise<SerialPort> };
};

const plugs = (): Plugs => navigator as unknown as Plugs;

/** The ways in which the console writes to a printer without the browser's print dialog. */
export type PluggedWay = Exclude<PrintingWay, 'browser'>;

/** USB class code for printers. */
const printerClass = 7;
/** Default serial speed of receipt printers. */
const baudRate = 9600;

export function isPrintingWaySupported(way: PrintingWay): boolean {
  return way === 'browser' || plugs()[way] !== undefined;
}

/**
 * Opens the browser's printer selection. The browser requires a tap for it. @returns false if no printer was selected.
 */
export async function requestPrinterAccess(way: PrintingWay): Promise<boolean> {
  const { usb, serial } = plugs();
  try {
    if (way === 'usb') await usb?.requestDevice({ filters: [{ classCode: printerClass }] });
    if (way === 'serial') await serial?.requestPort();
    return true;
  } catch {
    return false;
  }
}

export type PrinterWriteResult = 'written' | 'not_found' | 'no_answer';

export async function writeToPrinter(way: PluggedWay, bytes: Uint8Array<ArrayBuffer>): Promise<PrinterWriteResult> {
  const release = await lockPluggedPrinter();
  try {
    return (await (way === 'usb' ? writeToUsb(bytes) : writeToPort(bytes))) ? 'written' : 'not_found';
  } catch {
    return 'no_answer';
  } finally {
    release();
  }
}

/**
 * Waits until no other print of any tab uses the printer, because a second connection would interrupt the first.
 * @returns a function that ends the lock
 */
export function lockPluggedPrinter(): Promise<() => void> {
  // Browsers without Web Locks have neither WebUSB nor Web Serial.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((locked) => {
    void navigator.locks.request('chifan-plugged-printer', () => new Promise<void>(locked));
  });
}

type OpenUsb = { readonly device: UsbDevice; readonly output: number; readonly input: number | null };

/** Opens the USB printer. Null if there is none. @throws if the device is no printer, or another program uses it */
export async function openUsb(): Promise<OpenUsb | null> {
  const [device] = (await plugs().usb?.getDevices()) ?? [];
  if (!device) return null;
  await device.open();
  try {
    if (device.configuration === null) await device.selectConfiguration(1);
    const found = device.configuration?.interfaces.find(({ alternate }) => alternate.interfaceClass === printerClass);
    const endpoint = (wanted: 'in' | 'out') =>
      found?.alternate.endpoints.find(({ direction, type }) => direction === wanted && type === 'bulk')?.endpointNumber;
    const output = endpoint('out');
    if (!found || output === undefined) throw new Error('this device is no printer');
    await device.claimInterface(found.interfaceNumber);
    return { device, output, input: endpoint('in') ?? null };
  } catch (error) {
    await device.close();
    throw error;
  }
}

async function writeToUsb(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const usb = await openUsb();
  if (usb === null) return false;
  try {
    const { status } = await usb.device.transferOut(usb.output, bytes);
    if (status !== 'ok') throw new Error(`the printer answered ${status}`);
    return true;
  } finally {
    await usb.device.close();
  }
}

/** Opens the serial port that the browser was allowed to use. Null if there is none. */
export async function openSerial(): Promise<SerialPort | null> {
  const [port] = (await plugs().serial?.getPorts()) ?? [];
  await port?.open({ baudRate });
  return port ?? null;
}

async function writeToPort(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const port = await openSerial();
  if (port === null) return false;
  try {
    const writer = port.writable?.getWriter();
    await writer?.write(bytes);
    writer?.releaseLock();
    return true;
  } finally {
    await port.close();
  }
}
