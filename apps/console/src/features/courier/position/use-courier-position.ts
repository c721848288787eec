import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { formatCoordinate, type Position } from '@chifan/domain/address';
import { idlePositionReportSeconds, positionReportInterval } from '@chifan/domain/courier';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../platform/api.ts';
import { useStaff } from '../../../platform/staff.ts';
import { useJobs } from '../jobs.ts';
import { deliveryStops } from './job-way.ts';
import { useOwnPosition } from './own-position.ts';

/**
 * Rule courier-4. A courier with food reports the position often, for the guests. A courier on duty without food
 * reports it every minute, and only dispatch sees it, rounded to about 100 metres. Off duty and without food, the
 * position stays on the device. Without permission, distances are missing, but deliveries work.
 */
export function useCourierPosition(): void {
  const { data } = useJobs();
  const { isOnDuty } = useStaff();
  const mine = data?.mine ?? [];
  const isBringing = mine.some(isCarryingFood);
  const isLooking = mine.length > 0 || isOnDuty;
  const doorsNow = useEffectEvent(() => mine.filter(isCarryingFood).flatMap(doorOf));
  useEffect(() => {
    // Browsers offer no geolocation on an insecure connection.
    const geolocation: Geolocation | null | undefined = navigator.geolocation;
    if (!geolocation || !(isBringing || isLooking)) return;
    let toldAt = 0;
    const watch = geolocation.watchPosition(
      ({ coords, timestamp }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        useOwnPosition.setState({ position, isDenied: false });
        if (!isBringing && !isOnDuty) return;
        // Without food, this watch reports only the first position. The interval below reports the newest every minute.
        const every = isBringing ? positionReportInterval(position, doorsNow()) : Number.POSITIVE_INFINITY;
        if (toldAt > 0 && timestamp - toldAt < every * 1_000) return;
        toldAt = timestamp;
        tell(position);
      },
      ({ code }) => useOwnPosition.setState({ position: null, isTold: false, isDenied: code === permissionDenied }),
      { enableHighAccuracy: isBringing, maximumAge: isBringing ? 5_000 : 60_000 },
    );
    // The watch is silent while the courier does not move.
    const standing = setInterval(() => {
      const { position } = useOwnPosition.getState();
      if (position && isOnDuty && !isBringing) tell(position);
    }, idlePositionReportSeconds * 1_000);
    return () => {
      clearInterval(standing);
      geolocation.clearWatch(watch);
      useOwnPosition.setState({ position: null, isTold: false, isDenied: false });
    };
  }, [isBringing, isLooking, isOnDuty]);
}

/** `GeolocationPositionError.PERMISSION_DENIED`, a constant that some browsers lack. */
const permissionDenied = 1;

export const isCarryingFood = ({ state, allowedEvents }: StaffOrder): boolean =>
  state === 'to_be_delivered' || allowedEvents.includes('hand_over');

function doorOf(job: StaffOrder): Position[] {
  const { door } = deliveryStops(job);
  return door ? [door] : [];
}

/** A failed report is not retried, because the next position follows. */
function tell({ lat, lng }: Position): void {
  api('/rest/courier/position', { latitude: formatCoordinate(lat), longitude: formatCoordinate(lng) }).then(
    (isTold) => useOwnPosition.setState({ isTold }),
    () => useOwnPosition.setState({ isTold: false }),
  );
}
