import { type MapsKeys, type MapsStandIn, newMapsKeys, openMapsStandIn } from '@chifan/sandbox';
import { readConfig } from '../platform/config.ts';
import type { MapsConfig } from '../platform/maps/providers/maps-config.ts';

export type OutsideMapsStandIn = MapsStandIn & { readonly keys: MapsKeys; readonly config: MapsConfig };

export async function openOutsideMaps(): Promise<OutsideMapsStandIn> {
  const keys: MapsKeys = { ...newMapsKeys(), tencentSecret: 'the-secret-of-the-key' };
  const standIn = await openMapsStandIn(keys);
  const { base } = standIn;
  const config: MapsConfig = {
    ...readConfig({}).maps,
    tencent: { url: `${base}/tencent`, key: keys.tencent, secret: keys.tencentSecret },
    amap: { url: `${base}/amap`, key: keys.amap },
    nominatim: { url: `${base}/nominatim`, pauseMs: 0 },
    photon: { url: `${base}/photon` },
  };
  return { ...standIn, keys, config };
}
