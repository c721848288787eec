/**
 * Kinds of test files in queue order. Files of one kind follow each other, because a worker loads the server once for
 * them.
 */
const kinds = ['look', 'journey', 'module'];

/**
 * The slowest test files, measured on two idle cores. These files start first, because a slow file at the end would
 * leave the other cores idle.
 */
const longest = [
  /\/tests\/journeys\/(console-languages|screens-[\w-]+|account|refund)\.test\.ts$/,
  /\/tests\/journeys\/(pick-up-order|kitchen-board|points-mall|first-impression|order-screens|review|console-money)\.test\.ts$/,
  /\/tests\/journeys\/(cancel-and-order-again|checkout|withdrawal|affiliate|cart-and-coupons|console-withdrawals)\.test\.ts$/,
  /\/tools\/launch\/launch\.test\.ts$/,
  /\/tests\/journeys\/(merchant|set-meal|coupon-tickets|discovery|we-chat|killed-server)\.test\.ts$/,
  /\/contract\/fuzz-\w+\.test\.ts$/,
  /\/affiliate\/lottery-tickets\/simultaneous-tickets\.test\.ts$/,
  /\/(pick-up-days|embedded-postgres|backup|fill-in-child-process|payment-password|mall-histories)\.test\.ts$/,
  /\/model\/histories\/[\w-]+\.test\.ts$/,
  /\/(main|end-gateway-refund|gateways|one-person|staff)\.test\.ts$/,
  /\/app\/without-params\/\w+\.test\.tsx$/,
];

const rank = <Of>(list: readonly Of[], is: (one: Of) => boolean): number => {
  const at = list.findIndex(is);
  return at === -1 ? list.length : at;
};

type KindAndPath<File> = (file: File) => { readonly kind: string; readonly path: string };

/** Sorts files by kind, with the longest files of each kind first. */
export function queued<File>(files: readonly File[], of: KindAndPath<File>): File[] {
  const ranked = files.map((file) => {
    const { kind, path } = of(file);
    return { file, kind: rank(kinds, (each) => each === kind), length: rank(longest, (each) => each.test(path)) };
  });
  return ranked.toSorted((one, other) => one.kind - other.kind || one.length - other.length).map(({ file }) => file);
}

/** Every n-th file of the queue. The result does not depend on the order of `files`. */
export function shardOf<File>(
  files: readonly File[],
  { index, count }: { readonly index: number; readonly count: number },
  of: KindAndPath<File>,
): File[] {
  const keyed = files.map((file) => ({ file, key: Object.values(of(file)).join(' ') }));
  const sorted = keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ file }) => file);
  return queued(sorted, of).filter((_, position) => position % count === index - 1);
}
