import { escaped } from '../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import type { MapsStandIn } from './maps-server.ts';

/** What people see of the maps services: where they answer. */
export const mapsOnPage = ({ base, faults }: MapsStandIn): StandIn => ({
  name: 'maps',
  faults,
  section: () => `<h2>Maps</h2><p>Tencent, AMap, Nominatim and Photon answer below this address, each under its name:
<code>${escaped(base)}</code>. They know a handful of invented places around the demo city.</p>`,
});
