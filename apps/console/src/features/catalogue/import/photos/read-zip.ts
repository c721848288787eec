/** Maximum size of a zip, enough for about 300 phone photos. The browser loads the whole zip into memory. */
export const maxZipBytes = 400 * 1024 * 1024;
const entriesMost = 5_000;

export type ZipPhoto = { readonly file: string; readonly isTooLarge: boolean; read(): Uint8Array<ArrayBuffer> };
export type ReadZip = { readonly photos: readonly ZipPhoto[]; readonly missing: readonly string[] };

type Entry = { readonly name: string; readonly bytes: number };

/**
 * Finds the wanted photos in a zip by file name, in any folder. A photo is unpacked only when it is read. The caller
 * skips photos above `photoBytesMost`, so a forged zip cannot fill the memory. @throws if the file is not a zip
 */
export async function readZip(zip: Uint8Array, wanted: readonly string[], photoBytesMost: number): Promise<ReadZip> {
  const { unzipSync } = await import('fflate');
  const entries: Entry[] = [];
  unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (entries.length < entriesMost) entries.push({ name, bytes: originalSize });
      return false;
    },
  });
  const byName = new Map(entries.flatMap((entry) => namesOf(entry.name).map((name) => [keyOf(name), entry] as const)));
  const photos = wanted.flatMap((file) => {
    const entry = byName.get(keyOf(file));
    if (!entry) return [];
    const read = () => {
      const found = unzipSync(zip, { filter: ({ name }) => name === entry.name })[entry.name];
      return new Uint8Array(found ?? []);
    };
    return [{ file, isTooLarge: entry.bytes > photoBytesMost, read }];
  });
  return { photos, missing: wanted.filter((file) => !byName.has(keyOf(file))) };
}

/**
 * Normalizes a file name for comparison and removes its folder. Operating systems differ in letter case and Unicode
 * form.
 */
const keyOf = (name: string): string => (name.split(/[\\/]/u).at(-1) ?? '').normalize('NFC').trim().toLowerCase();

const gb18030 = new TextDecoder('gb18030');

/**
 * Possible readings of a file name. Windows in China writes GB18030 without the UTF-8 flag, which the unzip library
 * reads as Latin-1.
 */
function namesOf(name: string): string[] {
  const codes = [...name].map((letter) => letter.codePointAt(0) ?? 0);
  const mayBeBytes = codes.some((code) => code > 0x7f) && codes.every((code) => code <= 0xff);
  return mayBeBytes ? [gb18030.decode(Uint8Array.from(codes)), name] : [name];
}
