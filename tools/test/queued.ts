/** A worker that takes the next file of its kind has loaded the server already: each kind stands together. */
const kinds = ['journey', 'module'];

/** The slowest files, by what they took on two quiet cores: begun last, they would leave all cores but one idle. */
const longest = [
  /\/tests\/journeys\/(console-languages|screens-[\w-]+|refund)\.test\.ts$/,
  /\/tests\/journeys\/(points-mall|first-impression|order-screens|review|kitchen-board|console-money)\.test\.ts$/,
  /\/tests\/journeys\/(withdrawal|order-life|main-path|affiliate|cart-and-coupons|console-withdrawals)\.test\.ts$/,
  /\/tools\/launch\/launch\.test\.ts$/,
  /\/tests\/journeys\/(account|merchant|set-meal|coupon-tickets|discovery|we-chat|killed-server)\.test\.ts$/,
  /\/contract\/fuzz-\w+\.test\.ts$/,
  /\/model\/histories\/\w+\.test\.ts$/,
  /\/affiliate\/tickets\/tickets\.test\.ts$/,
  /\/(main|pick-up-days|end-gateway-refund|backup|gateways|embedded-postgres|staff)\.test\.ts$/,
  /\/app\/routes-without-params\.test\.tsx$/,
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
