import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { type Position, writeCoordinate } from '@chifan/domain/address';
import { freeReportSeconds, reportEverySeconds } from '@chifan/domain/courier';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../platform/api.ts';
import { useStaff } from '../../../platform/staff.ts';
import { useJobs } from '../jobs.ts';
import { jobStops } from '../map/job-way.ts';
import { useOwnPosition } from './own-position.ts';

/**
 * Rule courier-4: who has somebody’s food tells where they are, often, to its guests; who is on duty without food, now and
 * then, to dispatch alone, which keeps a hundred metres of it. Who is off duty and only fetches something has the place on
 * their own screen. It may be denied: then distances are missing, and food is brought all the same.
 */
export function useCourierPosition(): void {
  const { data } = useJobs();
  const { isOnDuty } = useStaff();
  const mine = data?.mine ?? [];
  const isBringing = mine.some(hasFood);
  const isLooking = mine.length > 0 || isOnDuty;
  const doorsNow = useEffectEvent(() => mine.filter(hasFood).flatMap(doorOf));
  useEffect(() => {
    // Without a secure connection a browser has none.
    const geolocation: Geolocation | null | undefined = navigator.geolocation;
    if (!geolocation || !(isBringing || isLooking)) return;
    let toldAt = 0;
    const watch = geolocation.watchPosition(
      ({ coords, timestamp }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        useOwnPosition.setState({ position, isDenied: false });
        if (!isBringing && !isOnDuty) return;
        // Of who brings nothing the first place is told at once, and the newest every minute.
        const every = isBringing ? reportEverySeconds(position, doorsNow()) : Number.POSITIVE_INFINITY;
        if (toldAt > 0 && timestamp - toldAt < every * 1_000) return;
        toldAt = timestamp;
        tell(position);
      },
      ({ code }) => useOwnPosition.setState({ position: null, isTold: false, isDenied: code === permissionDenied }),
      { enableHighAccuracy: isBringing, maximumAge: isBringing ? 5_000 : 60_000 },
    );
    // Who waits before a restaurant does not move, and is not heard of by the watch.
    const standing = setInterval(() => {
      const { position } = useOwnPosition.getState();
      if (position && isOnDuty && !isBringing) tell(position);
    }, freeReportSeconds * 1_000);
    return () => {
      clearInterval(standing);
      geolocation.clearWatch(watch);
      useOwnPosition.setState({ position: null, isTold: false, isDenied: false });
    };
  }, [isBringing, isLooking, isOnDuty]);
}

/** `GeolocationPositionError.PERMISSION_DENIED`, which not every browser has as a value. */
const permissionDenied = 1;

export const hasFood = ({ state, allowedEvents }: StaffOrder): boolean =>
  state === 'to_be_delivered' || allowedEvents.includes('hand_over');

function doorOf(job: StaffOrder): Position[] {
  const { door } = jobStops(job);
  return door ? [door] : [];
}

/** A place that does not get through is followed by the next one. */
function tell({ lat, lng }: Position): void {
  api('/rest/courier/position', { latitude: writeCoordinate(lat), longitude: writeCoordinate(lng) }).then(
    (isTold) => useOwnPosition.setState({ isTold }),
    () => useOwnPosition.setState({ isTold: false }),
  );
}
