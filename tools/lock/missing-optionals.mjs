// Finds optional packages that the lock file lacks. `npm ci` rejects a lock file without them, and npm omits packages
// that its registry does not show. An entry needs only name, version and platform, because only that platform downloads
// the package.
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/**
 * @param {Record<string, any>} packages `packages` of a lock file, by folder
 * @returns {[string, object][]} the missing entries, by folder
 */
export function missingOptionals(packages) {
  const missing = new Map();
  for (const [place, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (find(packages, place, name) !== undefined) continue;
      missing.set(`node_modules/${name}`, entryOf(name, version, entry.dev === true));
    }
  return [...missing];
}

/** Finds a package as Node does: in the package's own node_modules, otherwise in node_modules of the folders above. */
function find(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder}${folder === '' ? '' : '/'}node_modules/${name}`];
    if (found !== undefined || folder === '') return found;
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`];
  }
}

function entryOf(name, version, isDev) {
  const words = name.split('/').at(-1).split(/[-_]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  return {
    version: version.replace(/^[\^~]/, ''),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(isDev ? { dev: true } : {}),
    ...(libc === undefined ? {} : { libc }),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}
