/** The path of the Chromium for the journeys. @throws when there is none and none can be installed. */
export function findChromium(): Promise<string>;
