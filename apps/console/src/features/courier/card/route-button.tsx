import { Button, Drawer, LinkButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type RouteApp, type RouteDestination, routeApps, routeLink } from './route-links.ts';

const names: Readonly<Record<RouteApp, () => string>> = {
  amap: () => t`高德地图`,
  tencent: () => t`腾讯地图`,
  google: () => t`谷歌地图`,
};

type RouteButtonProps = {
  readonly to: RouteDestination;
  /** Name of the destination in the courier's language. Default is the Chinese name, as on the map. */
  readonly place?: string;
};

/** Opens the route in a maps app, because the console does not calculate routes. */
export function RouteButton({ to, place = to.nameZh }: RouteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon="pin"
        aria-label={t`导航到${place}`}
        onClick={() => setOpen(true)}
        className="shrink-0 px-4"
      >
        {t`导航`}
      </Button>
      <Drawer title={t`导航到${place}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-2 pb-2">
          {routeApps.map((app) => (
            <LinkButton
              key={app}
              href={routeLink(app, to)}
              icon="pin"
              isWide
              target="_blank"
              className="min-h-14"
              onFollow={() => setOpen(false)}
            >
              {names[app]()}
            </LinkButton>
          ))}
        </div>
      </Drawer>
    </>
  );
}
