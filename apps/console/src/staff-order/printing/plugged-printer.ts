import type { PrintingWay } from './printing-choice.ts';

/** Parts of WebUSB and Web Serial that TypeScript's DOM types lack. */
type UsbDevice = {
  readonly configuration: UsbConfiguration | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(endpoint: number, data: BufferSource): Promise<{ readonly status?: string }>;
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
type SerialPort = {
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

export async function writeToPrinter(
  way: Exclude<PrintingWay, 'browser'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PrinterWriteResult> {
  const { usb, serial } = plugs();
  const [device] = way === 'usb' ? ((await usb?.getDevices()) ?? []) : [];
  const [port] = way === 'serial' ? ((await serial?.getPorts()) ?? []) : [];
  try {
    if (device) await writeToUsb(device, bytes);
    else if (port) await writeToPort(port, bytes);
    else return 'not_found';
    return 'written';
  } catch {
    return 'no_answer';
  }
}

async function writeToUsb(device: UsbDevice, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await device.open();
  try {
    if (device.configuration === null) await device.selectConfiguration(1);
    const found = device.configuration?.interfaces.find(({ alternate }) => alternate.interfaceClass === printerClass);
    const out = found?.alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
    if (!found || !out) throw new Error('this device is no printer');
    await device.claimInterface(found.interfaceNumber);
    const { status } = await device.transferOut(out.endpointNumber, bytes);
    if (status !== 'ok') throw new Error(`the printer answered ${status}`);
  } finally {
    await device.close();
  }
}

async function writeToPort(port: SerialPort, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await port.open({ baudRate });
  try {
    const writer = port.writable?.getWriter();
    await writer?.write(bytes);
    writer?.releaseLock();
  } finally {
    await port.close();
  }
}
