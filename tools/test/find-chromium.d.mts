/** The path of the Chromium for the journeys. @throws when there is none and none can be installed. */
export function findChromium(): Promise<string>;
/** Beside a whole Chromium, where root may install it: journeys then take a sixth less of the processor. */
export function installShell(): Promise<void>;
/** The path of one that shows notifications, which the shell without windows refuses. Undefined where there is none. */
export function findWholeChromium(): string | undefined;
