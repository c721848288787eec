/** Of pictures that a phone made 300 fit; a browser holds it in memory while it is read. */
export const zipBytesMost = 400 * 1024 * 1024;
const entriesMost = 5_000;

export type ZipPhoto = { readonly file: string; readonly isTooLarge: boolean; read(): Uint8Array<ArrayBuffer> };
export type ReadZip = { readonly photos: readonly ZipPhoto[]; readonly missing: readonly string[] };

type Entry = { readonly name: string; readonly bytes: number };

/**
 * The wanted photos of a zip, by the name of the file, whatever folder it lies in. Each is unpacked when it is read, and never
 * beyond what one picture may have: a zip that pretends cannot fill the memory. @throws when it is no zip.
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

/** Without its folder, and however a system writes its capitals and composed letters. */
const keyOf = (name: string): string => (name.split(/[\\/]/u).at(-1) ?? '').normalize('NFC').trim().toLowerCase();

const gb18030 = new TextDecoder('gb18030');

/** Windows in China packs names in its own coding, which reads as Latin letters where nothing says UTF-8: either may be meant. */
function namesOf(name: string): string[] {
  const codes = [...name].map((letter) => letter.codePointAt(0) ?? 0);
  const mayBeBytes = codes.some((code) => code > 0x7f) && codes.every((code) => code <= 0xff);
  return mayBeBytes ? [gb18030.decode(Uint8Array.from(codes)), name] : [name];
}
