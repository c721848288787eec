import type { Config } from '../config.ts';
import { createS3Storage } from './s3-storage.ts';
import { createStorage, type Storage } from './storage.ts';

/** Stores files in the S3 bucket if one is configured, otherwise in a folder on this node. */
export const openStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 === null ? createStorage(`${dataDir}/files`) : createS3Storage(s3);
