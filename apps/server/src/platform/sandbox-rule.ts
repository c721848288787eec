export type ProductionSettings = {
  readonly publicUrl: string;
  readonly host: string;
  readonly smtpUrl: string | null;
  readonly stripe: object | null;
  readonly alipay: object | null;
  readonly wechat: object | null;
};

/**
 * Names of settings of real services. A real gateway, a real mail server or a public address disables the sandbox
 * unless SANDBOX is set.
 */
export function productionSettingsIn(config: ProductionSettings): string[] {
  const found: readonly (readonly [string, boolean])[] = [
    ...gatewaysOf(config).map((name) => [name, true] as const),
    ['SMTP_URL', config.smtpUrl !== null],
    ['HOST', !isLoopback(config.host)],
    // By default, PUBLIC_URL is derived from HOST.
    ['PUBLIC_URL', hostOf(config.publicUrl) !== bare(config.host) && !isLoopback(hostOf(config.publicUrl))],
  ];
  return found.flatMap(([name, isReal]) => (isReal ? [name] : []));
}

/**
 * Names of settings that must not be combined with demo accounts and play money. If the sandbox is enabled explicitly,
 * the server is a public demonstration, and only gateway keys must be absent. A mail server on the same machine is
 * always allowed.
 */
export function settingsExcludingDemo(config: ProductionSettings, isSandbox: boolean): string[] {
  if (isSandbox) return gatewaysOf(config);
  return productionSettingsIn(config).filter(
    (name) => name !== 'SMTP_URL' || !isLoopback(hostOf(config.smtpUrl ?? '')),
  );
}

const gatewaysOf = ({ stripe, alipay, wechat }: ProductionSettings): string[] =>
  Object.entries({ STRIPE_SECRET_KEY: stripe, ALIPAY_APP_ID: alipay, WECHAT_APP_ID: wechat }).flatMap(
    ([name, gateway]) => (gateway === null ? [] : [name]),
  );

export const isLoopback = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|::1|0*:0*:0*:0*:0*:0*:0*:0*1)$/i.test(bare(host));

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

const hostOf = (url: string): string => bare(URL.parse(url)?.hostname ?? '');
