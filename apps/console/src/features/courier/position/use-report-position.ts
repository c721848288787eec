import { writeCoordinate } from '@chifan/domain/address';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api.ts';

const everyMs = 15_000;

/**
 * Rule courier-4: while food is on its way its guests are told where the courier is. @returns whether they are; the
 * courier may have denied it, and brings the food all the same.
 */
export function useReportPosition(isBringing: boolean): boolean {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    // Without a secure connection a browser has none.
    const geolocation: Geolocation | null | undefined = navigator.geolocation;
    if (!isBringing || !geolocation) return;
    let toldAt = 0;
    const watch = geolocation.watchPosition(
      ({ coords, timestamp }) => {
        if (timestamp - toldAt < everyMs) return;
        toldAt = timestamp;
        const place = { latitude: writeCoordinate(coords.latitude), longitude: writeCoordinate(coords.longitude) };
        // A place that does not get through is followed by the next one.
        api('/rest/courier/position', place).then(setTold, () => setTold(false));
      },
      () => setTold(false),
      { enableHighAccuracy: true, maximumAge: everyMs },
    );
    return () => {
      geolocation.clearWatch(watch);
      setTold(false);
    };
  }, [isBringing]);
  return isTold;
}
