import { enqueueMissingNames, scheduleSortNames } from './modules/catalogue/index.ts';
import { scheduleExpireCoupons } from './modules/coupon/index.ts';
import { scheduleDishSales, scheduleDishWords, scheduleKitchens } from './modules/ordering/index.ts';
import { scheduleGatewayReports, scheduleReconcile } from './modules/payment/index.ts';
import { scheduleForgetUnused } from './modules/upload/index.ts';
import { schedulePartitions } from './platform/database/partitions/partitions.job.ts';
import { scheduleHousekeeping } from './platform/housekeeping.job.ts';
import type { Platform } from './platform/module.ts';

/**
 * Schedules the first run of each recurring job when the server starts. Each run schedules the next one. All nodes of a
 * cluster share one schedule.
 */
export async function scheduleJobs(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  await scheduleReconcile(platform, clock.now());
  await scheduleGatewayReports(platform, clock.now());
  await scheduleHousekeeping(database.read, clock.now());
  await schedulePartitions(database.read, clock.now());
  await scheduleForgetUnused(database.read, clock.now());
  await scheduleSortNames(database.read, clock.now());
  await enqueueMissingNames(platform);
  await scheduleExpireCoupons(database.read, clock.now());
  await scheduleKitchens(database.read, clock.now());
  await scheduleDishSales(database.read, clock.now());
  await scheduleDishWords(database.read, clock.now());
}
