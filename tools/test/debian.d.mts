/** Whether Debian packages can be installed on this machine without a prompt. */
export function mayInstall(): boolean;

/** Installs Debian packages and prints a failure. The caller checks whether the programs are available afterwards. */
export function installFromDebian(packages: readonly string[], purpose: string): Promise<void>;

/** Whether the Debian package with the given name is installed. */
export function isInstalled(name: string): boolean;
