import { Drawer, LinkButton, toast } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Destination, type MapsApp, mapsAppLink, mapsApps } from './maps-apps.ts';
import { watchForApp } from './watch-for-app.ts';

type RouteSheetProps = {
  readonly to: Destination;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const names: Readonly<Record<MapsApp, MessageDescriptor>> = {
  any: msg`Any maps app on this phone`,
  apple: msg`Apple Maps`,
  google: msg`Google Maps`,
  osm: msg`OpenStreetMap`,
  amap: msg`AMap (高德地图)`,
  tencent: msg`Tencent Maps (腾讯地图)`,
  baidu: msg`Baidu Maps (百度地图)`,
};

export function RouteSheet({ to, isOpen, onClose }: RouteSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Open in a maps app`} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-5 pb-2">
        <Apps title={t`From abroad`} apps={mapsApps.global} to={to} />
        <Apps title={t`Works on Chinese networks`} apps={mapsApps.china} to={to} />
      </div>
    </Drawer>
  );
}

type AppsProps = { readonly title: string; readonly apps: readonly MapsApp[]; readonly to: Destination };

function Apps({ title, apps, to }: AppsProps) {
  const { i18n, t } = useLingui();
  const noApp = () => toast(t`No maps app found on this phone. Choose one below.`, { kind: 'failure' });
  return (
    <section className="grid gap-2">
      <h3 className="text-note font-semibold">{title}</h3>
      {apps.map((app) => (
        <LinkButton
          key={app}
          href={mapsAppLink(app, to)}
          icon="pin"
          isWide
          {...(app === 'any' ? { onFollow: () => watchForApp(noApp) } : { target: '_blank' })}
        >
          {i18n._(names[app])}
        </LinkButton>
      ))}
    </section>
  );
}
