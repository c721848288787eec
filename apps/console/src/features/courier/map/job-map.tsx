import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { mapZoom } from '@chifan/domain/app';
import { Button, Icon } from '@chifan/ui';
import { CourierDot, FitTo, MapLine, StopPin, useMapTexts } from '@chifan/ui/map';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { MapBox } from '../../../platform/map/map-box.tsx';
import { shopText } from '../../../texts/dish-name.tsx';
import { deliveryStops, hasMap, isCollected, remainingStops } from '../position/job-way.ts';
import { useOwnPosition } from '../position/own-position.ts';
import { useIsMapOpen } from './shown-map.ts';

/**
 * The map of a delivery job. It is closed by default because a map costs data, and the device stores the courier's
 * choice (rule courier-26).
 */
export function JobMap({ job }: { readonly job: StaffOrder }) {
  const { isShown, toggle } = useIsMapOpen();
  if (!hasMap(job)) return null;
  return (
    <div className="grid gap-2">
      <Button variant="secondary" icon="map" aria-expanded={isShown} onClick={toggle} isWide className="min-h-14">
        {isShown ? t`收起地图` : t`看地图`}
      </Button>
      {isShown && <OpenMap job={job} />}
    </div>
  );
}

function OpenMap({ job }: { readonly job: StaffOrder }) {
  const place = shopText(job);
  const words = useMapTexts(t`${place}这一单的地图`);
  const [looks, setLooks] = useState(0);
  const { shop, door } = deliveryStops(job);
  const centre = door ?? shop;
  if (centre === null) return null;
  return (
    <>
      <MapBox
        words={words}
        start={{ centre, zoom: mapZoom.start }}
        isEmbedded
        className="h-72 rounded-card border border-line"
      >
        <JobWay job={job} looks={looks} />
      </MapBox>
      <AboutOwnPlace />
      <Button variant="secondary" icon="aim" onClick={() => setLooks(looks + 1)} isWide className="min-h-14">
        {t`看全程`}
      </Button>
    </>
  );
}

function JobWay({ job, looks }: { readonly job: StaffOrder; readonly looks: number }) {
  const { position } = useOwnPosition();
  const stops = deliveryStops(job);
  const way = remainingStops(stops, position, job);
  return (
    <>
      <FitTo positions={way} when={`${job.id} ${job.state} ${way.length} ${looks}`} />
      {way.slice(1).map((to, leg) => {
        const from = way[leg];
        return from && <MapLine key={`${to.lat} ${to.lng}`} from={from} to={to} />;
      })}
      {stops.shop && <StopPin at={stops.shop} icon="shop" label={t`餐厅`} isLoud={!isCollected(job)} />}
      {stops.door && <StopPin at={stops.door} icon="home" label={t`客人的门`} isLoud={isCollected(job)} />}
      {position && <CourierDot at={position} label={t`你在这里`} />}
    </>
  );
}

/** Explains that the map shows straight lines instead of routes, or why the courier's position is missing. */
function AboutOwnPlace() {
  const { position, isDenied } = useOwnPosition();
  if (position !== null) return <p className="text-small text-soft">{t`虚线是直线方向；走哪条路请点「导航」。`}</p>;
  return (
    <p role="status" className="flex items-start gap-2 text-note text-warn">
      <Icon name="warning" size={20} className="mt-0.5 shrink-0" />
      {isDenied
        ? t`没有允许定位，地图上看不到你。请在浏览器设置里允许；地址和导航照常可用。`
        : t`还没找到你的位置。地址和导航照常可用。`}
    </p>
  );
}
