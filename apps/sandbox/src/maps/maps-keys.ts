import { randomBytes } from 'node:crypto';

export type MapsKeys = {
  /** A key in Tencent's format: six groups of five characters. */
  readonly tencent: string;
  /** Secret for request signatures. Null if requests need no signature. */
  readonly tencentSecret: string | null;
  readonly amap: string;
};

/** Returns random keys in the formats of the real services. */
export const newMapsKeys = (): MapsKeys => ({
  tencent: (randomBytes(15).toString('hex').toUpperCase().match(/.{5}/g) ?? []).join('-'),
  tencentSecret: null,
  amap: randomBytes(16).toString('hex'),
});
