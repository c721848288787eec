/** The path of the Chromium for the journeys. @throws when there is none and none can be installed. */
export function findChromium(): Promise<string>;
/** The shell, with which journeys take a sixth less of the processor, and the fonts, where root may install what is missing. */
export function installBeside(): Promise<void>;
/** The path of one that shows notifications, which the shell without windows refuses. Undefined where there is none. */
export function findWholeChromium(): string | undefined;
