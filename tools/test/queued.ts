/** A worker that takes the next file of its kind has loaded the server already: each kind stands together. */
const kinds = ['journey', 'module'];

/** The slowest files: begun last, they would leave all cores but one idle. */
const longest = [
  /\/tests\/journeys\/main-path\.test\.ts$/,
  /\/tests\/journeys\/refund\.test\.ts$/,
  /\/tests\/journeys\/screens-[\w-]+\.test\.ts$/,
  /\/tests\/journeys\/order-(screens|life)\.test\.ts$/,
  /\/tests\/journeys\/(killed-server|affiliate|merchant|withdrawal|console-money|points-mall)\.test\.ts$/,
  /\/tools\/launch\/launch\.test\.ts$/,
  /\/contract\/fuzz-\w+\.test\.ts$/,
  /\/model\/histories\/\w+\.test\.ts$/,
  /\/(main|backup|live-route|embedded-postgres)\.test\.ts$/,
];

const rank = <Of>(list: readonly Of[], is: (one: Of) => boolean): number => {
  const at = list.findIndex(is);
  return at === -1 ? list.length : at;
};

/** Kind by kind, and of each the longest first. */
export function queued<File>(
  files: readonly File[],
  of: (file: File) => { readonly kind: string; readonly path: string },
): File[] {
  const ranked = files.map((file) => {
    const { kind, path } = of(file);
    return { file, kind: rank(kinds, (each) => each === kind), length: rank(longest, (each) => each.test(path)) };
  });
  return ranked.toSorted((one, other) => one.kind - other.kind || one.length - other.length).map(({ file }) => file);
}
