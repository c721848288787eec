import { randomBytes } from 'node:crypto';

export type MapsKeys = {
  /** Six groups of five. */
  readonly tencent: string;
  /** null if requests need no signature. */
  readonly tencentSecret: string | null;
  readonly amap: string;
};

/** Random keys in the real services' formats. */
export const newMapsKeys = (): MapsKeys => ({
  tencent: (randomBytes(15).toString('hex').toUpperCase().match(/.{5}/g) ?? []).join('-'),
  tencentSecret: null,
  amap: randomBytes(16).toString('hex'),
});
