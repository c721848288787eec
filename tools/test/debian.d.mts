/** Whether Debian's packages can be installed here without asking anybody. */
export function mayInstall(): boolean;

/** Installs Debian's packages; what went wrong is printed, and whoever asked looks whether it has what it wanted. */
export function installFromDebian(packages: readonly string[], purpose: string): Promise<void>;

/** Of one of Debian's packages. */
export function isInstalled(name: string): boolean;
