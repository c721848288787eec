import { z } from 'zod';

/** Settings of object storage with the S3 protocol. Endpoint, bucket and keys are either all set or all unset. */
export const s3Environment = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_PATH_STYLE: z.enum(['0', '1']).default('1'),
} as const;

const settings = z.object(s3Environment);
type S3Settings = z.output<typeof settings>;

export type S3Config = {
  /** The URL of the storage server, without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** True: the bucket's name is in the path of the URL. False: it is part of the host name. */
  readonly isPathStyle: boolean;
};

/** @throws Error with one readable sentence if some of the settings are missing */
export function readS3Config(set: S3Settings): S3Config | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = set;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    const { S3_REGION: region, S3_PATH_STYLE: style } = set;
    const isPathStyle = style === '1';
    return { endpoint: endpoint.replace(/\/+$/, ''), bucket, accessKeyId, secretAccessKey, region, isPathStyle };
  }
  if (!(endpoint || bucket || accessKeyId || secretAccessKey)) return null;
  throw new Error(
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together or not at all.',
  );
}
