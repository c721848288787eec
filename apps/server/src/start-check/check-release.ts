import { openDatabase } from '../platform/database/database.ts';
import { nodeAliveMs, recordedReleases } from '../platform/releases/release.store.ts';
import { type ReleaseConflict, releaseConflictOf } from '../platform/releases/release-fit.ts';
import { StartFailure } from '../start-failure.ts';

const sentences: Readonly<Record<ReleaseConflict['why'], (own: string, version: string) => string>> = {
  older_than_database: (own, version) =>
    `This is version ${own}. Version ${version} has used this database. Start ${version} or one MINOR version before it, or restore a backup from before the upgrade (docs/upgrading.md).`,
  neighbour_not_adjacent: (own, version) =>
    `This is version ${own}. A node of version ${version} uses this database. Upgrade by one MINOR version at a time, or stop all nodes first. A node that was killed counts as running for ${nodeAliveMs / 60_000} minutes (docs/upgrading.md).`,
};

/**
 * Checks the version before the migrations run.
 * @throws StartFailure if this version cannot share the database with the versions that used it.
 */
export async function assertReleaseFits(own: string, databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, 1, () => undefined);
  try {
    const misfit = releaseConflictOf(own, await recordedReleases(database.read));
    if (misfit) throw new StartFailure(sentences[misfit.why](own, misfit.version));
  } finally {
    await database.close();
  }
}
