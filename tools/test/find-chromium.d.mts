/** The path of the Chromium for the journeys. @throws Error if there is none and none can be installed */
export function findChromium(): Promise<string>;
/** As root, installs Chromium's headless shell and fonts. The shell saves journeys a sixth of processor time. */
export function installBeside(): Promise<void>;
/** The path of a Chromium that can show notifications, which the headless shell cannot. Undefined if there is none. */
export function findWholeChromium(): string | undefined;
