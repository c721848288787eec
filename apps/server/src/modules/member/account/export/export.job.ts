import { randomBytes } from 'node:crypto';
import { exportLinkDays } from '@chifan/domain/member';
import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/module.ts';
import { type ZipEntry, zipOf } from '../../../../platform/storage/zip.ts';
import { picturesOf } from '../../../upload/index.ts';
import { credentialsById } from '../../member.store.ts';
import type { MemberDependencies } from '../../member-dependencies.ts';
import { enqueueAccountEmail } from '../account-email.job.ts';
import { exportById, writeExportReady } from './member-export.store.ts';

const dayMs = 86_400_000;
/** Limits on the pictures in one archive, because the archive is built in memory. */
const picturesMost = 400;
const pictureBytesMost = 150_000_000;

/**
 * Collects the member's data from every module, writes the ZIP archive and mails the download link. A repeated run
 * sends no second mail.
 */
export const exportJob = (platform: Platform, links: MemberDependencies): JobHandler => ({
  outside: async ({ exportId }: { exportId: number }) => {
    const { database, storage, clock, events, wakeJobs } = platform;
    const asked = await exportById(database.read, exportId);
    const email = asked && (await credentialsById(database.read, asked.memberId))?.email;
    // Do nothing if the member was deleted, or if an earlier run of the job finished the export.
    if (!asked || !email || asked.readyAt !== null) return;
    const { memberId } = asked;
    const now = clock.now();
    const fileId = `${randomBytes(16).toString('hex')}.zip`;
    await storage.put(fileId, zipOf(await entriesOf(platform, links, memberId), now));
    const expiresAt = new Date(now.getTime() + exportLinkDays * dayMs);
    const isFirst = await database.transact(async (tx, after) => {
      if (!(await writeExportReady(tx, exportId, { fileId, readyAt: now, expiresAt }))) return false;
      await enqueueAccountEmail(tx, { about: 'export_ready', memberId, to: email, at: now, exportId, expiresAt });
      await events.publish(tx, 'member.export-ready', { memberId, exportId }, now);
      after(wakeJobs);
      return true;
    });
    if (!isFirst) await storage.remove(fileId);
  },
});

async function entriesOf(platform: Platform, links: MemberDependencies, memberId: number): Promise<ZipEntry[]> {
  const { read } = platform.database;
  const data: Record<string, readonly unknown[]> = {};
  for (const { exportData } of links.personal()) Object.assign(data, await exportData?.(read, memberId));
  const pictures = await pictureEntries(platform, memberId);
  const about = {
    service: 'Chifan',
    madeAt: platform.clock.now().toISOString(),
    sums: 'fen (1/100 CNY)',
    times: 'UTC',
  };
  const json = JSON.stringify({ about: { ...about, picturesInside: pictures.length }, ...data }, null, 2);
  return [{ name: 'chifan.json', bytes: Buffer.from(json) }, ...pictures];
}

/** Returns the newest pictures within the size limits of the archive. The JSON file lists all pictures. */
async function pictureEntries({ database, storage }: Platform, memberId: number): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let room = pictureBytesMost;
  for (const { id, purpose } of await picturesOf(database.read, memberId, picturesMost)) {
    const bytes = await storage.get(id);
    if (bytes === null || bytes.length > room) continue;
    room -= bytes.length;
    entries.push({ name: `pictures/${purpose}/${id}`, bytes });
  }
  return entries;
}
