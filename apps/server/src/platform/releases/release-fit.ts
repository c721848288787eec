export type RecordedRelease = {
  /** The version as MAJOR.MINOR.PATCH. */
  readonly version: string;
  /** True if a node of the version was alive within `nodeAliveMs`. */
  readonly isRunning: boolean;
};

export type ReleaseConflict = {
  readonly why: 'older_than_database' | 'neighbour_not_adjacent';
  /** The recorded version that conflicts with this server's version. */
  readonly version: string;
};

/**
 * Returns a recorded version that cannot share the database with this server's version. Nodes can share a database if
 * their MINOR versions are equal or adjacent (docs/upgrading.md).
 */
export function releaseConflictOf(own: string, seen: readonly RecordedRelease[]): ReleaseConflict | null {
  const newest = seen
    .map(({ version }) => version)
    .toSorted(byVersion)
    .at(-1);
  if (newest !== undefined && byVersion(own, newest) < 0 && !areAdjacent(own, newest))
    return { why: 'older_than_database', version: newest };
  const neighbour = seen.find(({ version, isRunning }) => isRunning && !areAdjacent(own, version));
  return neighbour === undefined ? null : { why: 'neighbour_not_adjacent', version: neighbour.version };
}

function areAdjacent(one: string, other: string): boolean {
  const [[major, minor], [otherMajor, otherMinor]] = [partsOf(one), partsOf(other)];
  return major === otherMajor && Math.abs(minor - otherMinor) <= 1;
}

function byVersion(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

function partsOf(version: string): readonly [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
