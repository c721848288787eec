/** The guest’s destination. Coordinates are WGS-84. */
export type Destination = {
  readonly latitude: string;
  readonly longitude: string;
  readonly nameZh: string;
  readonly addressZh: string;
};

export type MapsApp = 'any' | 'apple' | 'google' | 'osm' | 'amap' | 'tencent' | 'baidu';

/**
 * Maps apps by the guest’s network: apps that foreign guests probably have installed, and apps that work in China’s
 * network.
 */
export const mapsApps = {
  global: ['any', 'apple', 'google', 'osm'],
  china: ['amap', 'tencent', 'baidu'],
} as const satisfies Record<string, readonly MapsApp[]>;

/**
 * Returns the link that opens a maps app at the destination. Some apps use another coordinate system in China. The link
 * of such an app marks the coordinates as WGS-84, or contains the Chinese address instead.
 */
export function mapsAppLink(app: MapsApp, { latitude, longitude, nameZh, addressZh }: Destination): string {
  const point = `${latitude},${longitude}`;
  const words = addressZh || point;
  switch (app) {
    case 'any':
      return `geo:${point}?q=${point}(${encodeURIComponent(nameZh)})`;
    case 'apple':
      return link('https://maps.apple.com/', { daddr: words, dirflg: 'w' });
    case 'google':
      return link('https://www.google.com/maps/dir/', { api: '1', destination: words, travelmode: 'walking' });
    case 'osm':
      return `${link('https://www.openstreetmap.org/', { mlat: latitude, mlon: longitude })}#map=18/${latitude}/${longitude}`;
    case 'amap': {
      const to = `${longitude},${latitude},${nameZh}`;
      return link('https://uri.amap.com/navigation', {
        to,
        mode: 'walk',
        coordinate: 'wgs84',
        src: 'chifan',
        callnative: '1',
      });
    }
    case 'tencent': {
      const marker = `coord:${point};title:${nameZh};addr:${addressZh || nameZh}`;
      return link('https://apis.map.qq.com/uri/v1/marker', { marker, coord_type: '1', referer: 'chifan' });
    }
    case 'baidu':
      return link('https://api.map.baidu.com/marker', {
        location: point,
        title: nameZh,
        content: addressZh || nameZh,
        coord_type: 'wgs84',
        output: 'html',
        src: 'webapp.chifan.chifan',
      });
  }
}

const link = (base: string, fields: Readonly<Record<string, string>>) => `${base}?${new URLSearchParams(fields)}`;
