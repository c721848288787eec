import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlacePosition } from '../../../platform/location.ts';

export type KnownPlace = {
  readonly key: string;
  readonly name: MessageDescriptor;
  readonly nameZh: string;
  readonly position: PlacePosition;
};

const at = (latitude: string, longitude: string): PlacePosition => ({ latitude, longitude });

/** Places in Shanghai that every visitor knows, WGS-84: they stand in until a guest can point at a map. */
export const knownPlaces: readonly KnownPlace[] = [
  { key: 'peoples-square', name: msg`People’s Square`, nameZh: '人民广场', position: at('31.230400', '121.473700') },
  {
    key: 'nanjing-road',
    name: msg`Nanjing Road (pedestrian street)`,
    nameZh: '南京路步行街',
    position: at('31.235500', '121.478500'),
  },
  { key: 'bund', name: msg`The Bund`, nameZh: '外滩', position: at('31.238800', '121.487500') },
  { key: 'yu-garden', name: msg`Yu Garden`, nameZh: '豫园', position: at('31.227400', '121.487300') },
  { key: 'xintiandi', name: msg`Xintiandi`, nameZh: '新天地', position: at('31.220400', '121.470600') },
  { key: 'jingan-temple', name: msg`Jing’an Temple`, nameZh: '静安寺', position: at('31.223900', '121.441000') },
  { key: 'lujiazui', name: msg`Lujiazui`, nameZh: '陆家嘴', position: at('31.239700', '121.495400') },
  {
    key: 'railway-station',
    name: msg`Shanghai Railway Station`,
    nameZh: '上海火车站',
    position: at('31.250600', '121.451300'),
  },
];
