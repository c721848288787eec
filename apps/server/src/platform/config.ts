import { type OpeningHours, parseOpeningHours } from '@chifan/domain/catalogue';
import { z } from 'zod';
import type { DatabaseLimits } from './database/limits.ts';
import { type NodesConfig, nodesEnvironment, readNodesConfig } from './database/nodes-config.ts';
import { describeSetting } from './describe-setting.ts';
import { type GatewayConfigs, gatewayEnvironment, readGatewayConfigs } from './gateway-config.ts';
import { type MapsConfig, mapsEnvironment, readMapsConfig } from './maps/providers/maps-config.ts';
import { httpsOriginsSetting } from './origins-setting.ts';
import { type PushConfig, pushEnvironment, readPushConfig } from './push-config.ts';
import { type ProductionSettings, productionSettingsIn, settingsExcludingDemo } from './sandbox-rule.ts';
import { readSignInConfig, type SignInConfig, signInEnvironment } from './sign-in-config.ts';
import { readSiteConfig, type SiteConfig, siteEnvironment } from './site-config.ts';
import { readS3Config, type S3Config, s3Environment } from './storage/s3-config.ts';
import {
  readTranslationConfig,
  type TranslationConfig,
  translationEnvironment,
} from './translation/translation-config.ts';

/** A URL template of map tiles: an absolute URL, or a path on this server. */
const tileAddress = z
  .string()
  .refine(
    (url) =>
      /^(?:https?:\/\/[^/\s"'<>;,]+)?\/\S*$/.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
    'an address with {z}, {x} and {y}',
  );

/** All settings that an operator can make in the environment. Business constants are in the domain package. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_CONNECT_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(20_000),
  DATABASE_LOCK_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: z.coerce.number().int().min(1000).max(600_000).default(30_000),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  SANDBOX: z.enum(['0', '1']).optional(),
  PUBLIC_URL: z.url().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Chifan <no-reply@chifan.localhost>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 characters without a space')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  IMAGE_BASE_URL: z.string().default('/files/'),
  DEMO: z.enum(['0', '1']).optional(),
  WEB_VIEW_ORIGINS: httpsOriginsSetting.optional(),
  CHAT_WHATSAPP: z
    .string()
    .regex(/^\+?[1-9]\d{6,14}$/, 'a telephone number with its country code, digits only')
    .optional(),
  CHAT_WECHAT: z
    .string()
    .regex(/^(?:https:\/\/\S+|[A-Za-z][\w-]{5,19})$/, 'a WeChat name, or the https address of its customer service')
    .optional(),
  SUPPORT_HOURS: z
    .string()
    .refine((text) => parseOpeningHours(text).ok, 'hours such as Mo-Su 09:00-22:00')
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+\d+)$/, 'an address with mailto:, https: or tel:')
    .optional(),
  MAP_TILE_URL: tileAddress.optional(),
  MAP_TILE_ATTRIBUTION: z.string().default(''),
  MAP_TILE_MAX_ZOOM: z.coerce.number().int().min(5).max(22).default(18),
  MAP_TILE_DATUM: z.enum(['wgs84', 'gcj02', 'bd09']).default('wgs84'),
  ...gatewayEnvironment,
  ...signInEnvironment,
  ...mapsEnvironment,
  ...siteEnvironment,
  ...pushEnvironment,
  ...nodesEnvironment,
  ...s3Environment,
  ...translationEnvironment,
});

export type Settings = z.output<typeof environment>;
export const settingNames: readonly string[] = Object.keys(environment.shape);

export type { AlipayConfig, StripeConfig } from './gateway-config.ts';
export type { ProviderConfig } from './sign-in-config.ts';
export type { WeChatConfig } from './we-chat-config.ts';

export type MapTiles = {
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom: number;
  readonly datum: 'wgs84' | 'gcj02' | 'bd09';
};

type OwnConfig = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly databaseLimits: DatabaseLimits;
  readonly sandbox: boolean;
  /**
   * True in the sandbox and in tests: calls with fields that the contract does not declare are refused (rule call-20).
   */
  readonly refusesUnknownFields: boolean;
  /**
   * True if the operator enabled the sandbox together with a real service. Every page then says that it is a sandbox.
   */
  readonly sandboxBanner: boolean;
  readonly publicUrl: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly logLevel: string;
  /** True outside the sandbox: finance and admin accounts must have a second factor (rule staff-5). */
  readonly requiresSecondFactor: boolean;
  /** The number of trusted proxies in front of the server. 0: X-Forwarded-For is ignored. */
  readonly trustProxy: number;
  readonly rateLimitPerMinute: number;
  /** The token for GET /metrics. null: no metrics */
  readonly metricsToken: string | null;
  /** URL of an OpenTelemetry collector; null: no traces */
  readonly tracesEndpoint: string | null;
  readonly imageBaseUrl: string;
  readonly demo: boolean;
  /**
   * Names of settings that must not be combined with demo accounts or play money. The server refuses to start with such
   * a combination.
   */
  readonly settingsConflictingWithDemo: readonly string[];
  /** Origins of pages that the app may show in a frame. */
  readonly webViewOrigins: readonly string[];
  /** Chat accounts of the support team. An account that is null is not offered to guests. */
  readonly chat: { readonly whatsApp: string | null; readonly weChat: string | null };
  /** The hours in which operators answer help requests. Null: not known. */
  readonly supportHours: OpeningHours | null;
  /** The contact in /.well-known/security.txt. null: the file does not exist. */
  readonly securityContact: string | null;
  /** null: the guests' map uses our own basemap */
  readonly mapTiles: MapTiles | null;
  readonly maps: MapsConfig;
  readonly signIn: SignInConfig;
  readonly sites: SiteConfig;
  /** Settings of the S3 bucket for files. null: files are stored in a folder on this node */
  readonly s3: S3Config | null;
  /** null: texts of guests and staff are not translated by machine */
  readonly translation: TranslationConfig | null;
};
export type Config = GatewayConfigs & PushConfig & NodesConfig & OwnConfig;

/** @throws Error with one readable sentence if a setting is invalid */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable counts as not set, because shells and compose files unset variables in this form.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  // `jitless`: compiling the schema would cost more time than one use saves.
  const read = environment.safeParse(given, { jitless: true });
  if (!read.success) {
    const lines = read.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${describeSetting(environment.shape, issue)}`,
    );
    throw new Error(`Invalid configuration. ${lines.join(' ')}`);
  }
  return configOf(read.data);
}

function configOf(set: Settings): Config {
  const seen = {
    host: set.HOST,
    publicUrl: (set.PUBLIC_URL ?? `http://${set.HOST.includes(':') ? `[${set.HOST}]` : set.HOST}:${set.PORT}`).replace(
      /\/$/,
      '',
    ),
    smtpUrl: set.SMTP_URL ?? null,
    ...readGatewayConfigs(set),
  };
  return {
    ...seen,
    ...readPushConfig(set, seen.publicUrl),
    ...readNodesConfig(set),
    ...readSandbox(set, seen),
    port: set.PORT,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL ?? null,
    databasePool: set.DATABASE_POOL,
    databaseLimits: {
      connectMs: set.DATABASE_CONNECT_TIMEOUT_MS,
      statementMs: set.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: set.DATABASE_LOCK_TIMEOUT_MS,
      idleInTransactionMs: set.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    },
    mailFrom: set.MAIL_FROM,
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
    metricsToken: set.METRICS_TOKEN ?? null,
    tracesEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    rateLimitPerMinute: set.RATE_LIMIT_PER_MINUTE,
    imageBaseUrl: set.IMAGE_BASE_URL,
    webViewOrigins: set.WEB_VIEW_ORIGINS ?? [],
    chat: { whatsApp: set.CHAT_WHATSAPP?.replace(/^\+/, '') ?? null, weChat: set.CHAT_WECHAT ?? null },
    supportHours: readSupportHours(set),
    securityContact: set.SECURITY_CONTACT ?? null,
    mapTiles: readMapTiles(set),
    maps: readMapsConfig(set),
    signIn: readSignInConfig(set),
    sites: readSiteConfig(set),
    s3: readS3Config(set),
    translation: readTranslationConfig(set),
  };
}

/**
 * By default, the sandbox and the demo data are used only with the embedded database. A setting of a real service
 * disables sandbox and demo data unless SANDBOX or DEMO is set, because the passwords of the demo accounts are public.
 */
function readSandbox(
  { SANDBOX: asked, DEMO: demo, DATABASE_URL: outside }: Settings,
  seen: ProductionSettings,
): Pick<
  Config,
  'sandbox' | 'sandboxBanner' | 'refusesUnknownFields' | 'requiresSecondFactor' | 'demo' | 'settingsConflictingWithDemo'
> {
  const real = productionSettingsIn(seen);
  const sandbox = asked === undefined ? outside === undefined && real.length === 0 : asked === '1';
  const settingsConflictingWithDemo = settingsExcludingDemo(seen, sandbox);
  return {
    sandbox,
    sandboxBanner: asked === '1' && real.length > 0,
    refusesUnknownFields: sandbox,
    requiresSecondFactor: !sandbox,
    demo:
      demo === undefined ? outside === undefined && sandbox && settingsConflictingWithDemo.length === 0 : demo === '1',
    settingsConflictingWithDemo,
  };
}

function readSupportHours({ SUPPORT_HOURS: written }: Settings): OpeningHours | null {
  const read = written === undefined ? null : parseOpeningHours(written);
  return read?.ok ? read.hours : null;
}

const readMapTiles = (set: Settings): MapTiles | null =>
  set.MAP_TILE_URL === undefined
    ? null
    : {
        url: set.MAP_TILE_URL,
        attribution: set.MAP_TILE_ATTRIBUTION,
        maxZoom: set.MAP_TILE_MAX_ZOOM,
        datum: set.MAP_TILE_DATUM,
      };
