import { formatCoordinate, fromWgs84, type Position } from '@chifan/domain/address';

export const routeApps = ['amap', 'tencent', 'google'] as const;
export type RouteApp = (typeof routeApps)[number];

/** The destination. `position` is in WGS-84. */
export type RouteDestination = { readonly position: Position; readonly nameZh: string };

/**
 * An https link that opens a route for an electric bicycle. Chinese apps get the position in GCJ-02, the shifted
 * coordinate system of their maps.
 */
export function routeLink(app: RouteApp, { position, nameZh }: RouteDestination): string {
  const { lat, lng } = app === 'google' ? position : fromWgs84(position, 'gcj02');
  const [latitude, longitude] = [formatCoordinate(lat), formatCoordinate(lng)];
  switch (app) {
    case 'amap':
      return link('https://uri.amap.com/navigation', {
        to: `${longitude},${latitude},${nameZh}`,
        mode: 'ride',
        coordinate: 'gaode',
        src: 'chifan',
        callnative: '1',
      });
    case 'tencent':
      return link('https://apis.map.qq.com/uri/v1/routeplan', {
        type: 'bike',
        to: nameZh,
        tocoord: `${latitude},${longitude}`,
        referer: 'chifan',
      });
    case 'google':
      return link('https://www.google.com/maps/dir/', {
        api: '1',
        destination: `${latitude},${longitude}`,
        travelmode: 'bicycling',
      });
  }
}

const link = (base: string, fields: Readonly<Record<string, string>>) => `${base}?${new URLSearchParams(fields)}`;
