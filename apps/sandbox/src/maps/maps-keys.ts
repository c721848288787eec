export type MapsKeys = {
  /** Six groups of five. */
  readonly tencent: string;
  /** null: requests need no signature. */
  readonly tencentSecret: string | null;
  readonly amap: string;
};
