import { openAlipay } from './alipay/alipay.ts';
import { openGatewayServer } from './alipay/gateway-server.ts';
import { type AlipaySettings, settingsFor as alipaySettingsFor } from './alipay/keys.ts';
import { alipayStandIn } from './alipay/stand-in.ts';
import { type Books, booksOf } from './gateways/books.ts';
import { createHandler, type Handler } from './handler.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { openSmtp } from './mailbox/smtp.ts';
import { type MapsKeys, newMapsKeys } from './maps/maps-keys.ts';
import { mapsStandIn, openMapsStandIn } from './maps/maps-server.ts';
import { openProvider } from './sign-in/provider.ts';
import { openProviderServer, providerSettings, type SignInSettings } from './sign-in/provider-server.ts';
import { providerStandIn } from './sign-in/stand-in.ts';
import { openApiServer } from './stripe/api-server.ts';
import { stripeStandIn } from './stripe/stand-in.ts';
import { openStripe } from './stripe/stripe.ts';
import { openTranslatorStandIn, translatorStandIn } from './translator/translator-server.ts';
import { openWeChatServer } from './wechat/api-server.ts';
import { settingsFor, type WeChatSettings } from './wechat/keys.ts';
import { weChatStandIn } from './wechat/stand-in.ts';
import { openWeChat } from './wechat/we-chat.ts';

export type { Books } from './gateways/books.ts';
export { noFaults } from './gateways/fault-controls.ts';
export { makeKeys } from './make-keys.ts';
export { type MapsKeys, newMapsKeys } from './maps/maps-keys.ts';
export { type MapsStandIn, openMapsStandIn } from './maps/maps-server.ts';
export { openPrinterStandIn, type PrinterStandIn } from './printer/printer.ts';
export { openTranslatorStandIn, type TranslatorStandIn } from './translator/translator-server.ts';

export interface SandboxOptions {
  /** Folder that stores emails and payments across restarts. */
  readonly folder: string;
  /** URL to which Stripe's webhooks are sent. Called before each delivery. */
  readonly deliverWebhookTo: () => string;
  readonly stripeSecretKey: string;
  readonly stripeWebhookSecret: string;
}

export interface Sandbox {
  readonly smtpUrl: string;
  /** Origin of the Stripe API, for the Stripe library: http://127.0.0.1:PORT. */
  readonly stripeApiBase: string;
  /** Base URL of the simulated maps services. Append the name of the service, such as http://127.0.0.1:PORT/tencent. */
  readonly mapsBase: string;
  readonly mapsKeys: MapsKeys;
  /** URL and key for the APIs of DeepL and LibreTranslate. */
  readonly translator: { readonly url: string; readonly key: string };
  readonly alipay: AlipaySettings;
  readonly wechat: WeChatSettings;
  readonly signIn: SignInSettings;
  readonly handler: Handler;
  books(): Books;
  close(): Promise<void>;
}

/** Starts stand-ins for internet services, which use the real protocols on loopback ports. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const mailbox = openMailbox(options.folder);
  const stripe = openStripe({
    folder: options.folder,
    secretKey: options.stripeSecretKey,
    webhookSecret: options.stripeWebhookSecret,
    deliverWebhookTo: options.deliverWebhookTo,
  });
  const productUrl = () => originOf(options.deliverWebhookTo());
  const alipay = openAlipay({ folder: options.folder, productUrl });
  const weChat = openWeChat({ folder: options.folder, productUrl });
  const providers = { google: openProvider('google'), apple: openProvider('apple') };
  const mapsKeys = newMapsKeys();
  const [smtp, api, maps, translator, alipayApi, weChatApi, providerApi] = await Promise.all([
    openSmtp(mailbox),
    openApiServer(stripe),
    openMapsStandIn(mapsKeys),
    openTranslatorStandIn(),
    openGatewayServer(alipay),
    openWeChatServer(weChat),
    openProviderServer(providers),
  ]);
  return {
    smtpUrl: smtp.url,
    stripeApiBase: api.base,
    mapsBase: maps.base,
    mapsKeys,
    translator: { url: translator.base, key: translator.key },
    alipay: alipaySettingsFor(alipay.keys, alipayApi.base),
    wechat: settingsFor(weChat.keys, weChatApi.base),
    signIn: providerSettings(providers, providerApi.base),
    handler: createHandler({
      mailbox,
      standIns: [
        stripeStandIn(stripe),
        alipayStandIn(alipay),
        weChatStandIn(weChat),
        providerStandIn(providers.google),
        providerStandIn(providers.apple),
        mapsStandIn(maps),
        translatorStandIn(translator),
      ],
    }),
    books: () => booksOf({ stripe, alipay, weChat }),
    close: async () => {
      const servers = [smtp, api, maps, translator, alipayApi, weChatApi, providerApi];
      await Promise.all(servers.map((server) => server.close()));
      alipay.close();
      weChat.close();
      stripe.close();
      mailbox.close();
    },
  };
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');
