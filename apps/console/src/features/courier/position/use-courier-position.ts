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
 * Reports the courier's position (rules courier-4 and courier-17). While the courier carries food, the position is
 * reported often, and the guests see it. On duty without food, the position is reported every minute, rounded to about
 * 100 metres, and only dispatch sees it. Off duty and without food, the position stays on the device. If the browser
 * denies access to the position, the courier can still work, but the console shows no distances from the courier.
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
        // A courier without food reports only the first position here. The interval below reports the newest position
        // every minute.
        const every = isBringing ? positionReportInterval(position, doorsNow()) : Number.POSITIVE_INFINITY;
        if (toldAt > 0 && timestamp - toldAt < every * 1_000) return;
        toldAt = timestamp;
        tell(position);
      },
      ({ code }) =>
        useOwnPosition.setState({ position: null, isSharedWithGuests: false, isDenied: code === permissionDenied }),
      { enableHighAccuracy: isBringing, maximumAge: isBringing ? 5_000 : 60_000 },
    );
    // The browser reports no position while the courier does not move, so send the last position again.
    const standing = setInterval(() => {
      const { position } = useOwnPosition.getState();
      if (position && isOnDuty && !isBringing) tell(position);
    }, idlePositionReportSeconds * 1_000);
    return () => {
      clearInterval(standing);
      geolocation.clearWatch(watch);
      useOwnPosition.setState({ position: null, isSharedWithGuests: false, isDenied: false });
    };
  }, [isBringing, isLooking, isOnDuty]);
}

/** `GeolocationPositionError.PERMISSION_DENIED`, which is not defined in some browsers. */
const permissionDenied = 1;

export const isCarryingFood = ({ state, allowedEvents }: StaffOrder): boolean =>
  state === 'to_be_delivered' || allowedEvents.includes('hand_over');

function doorOf(job: StaffOrder): Position[] {
  const { door } = deliveryStops(job);
  return door ? [door] : [];
}

/** Reports a position. A failed report is not retried, because the next position follows soon. */
function tell({ lat, lng }: Position): void {
  api('/rest/courier/position', { latitude: formatCoordinate(lat), longitude: formatCoordinate(lng) }).then(
    (isSharedWithGuests) => useOwnPosition.setState({ isSharedWithGuests }),
    () => useOwnPosition.setState({ isSharedWithGuests: false }),
  );
}
