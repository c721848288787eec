/**
 * The report of WeChat’s JavaScript bridge about the payment. The report is only a hint. WeChat Pay’s notification to
 * our server settles the payment.
 */
export type WeChatOutcome = 'ok' | 'cancel' | 'fail';

type Bridge = {
  invoke(
    name: string,
    input: Readonly<Record<string, string>>,
    answer: (said: { readonly err_msg?: string }) => void,
  ): void;
};

declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

/** Maximum time to wait until WeChat has added its JavaScript bridge to the page. */
const patienceMs = 8_000;

/**
 * Opens WeChat’s payment sheet inside its app. `clientData` comes from the server’s response. If `clientData` contains
 * `bridgeUrl`, the bridge of our WeChat simulation is loaded from this URL.
 * @throws if there is no bridge, as outside WeChat
 */
export async function payWithWeChat(clientData: Readonly<Record<string, string>>): Promise<WeChatOutcome> {
  const { bridgeUrl, ...request } = clientData;
  if (!window.WeixinJSBridge && bridgeUrl) await addScript(bridgeUrl);
  const bridge = await readyBridge();
  return new Promise((resolve) => bridge.invoke('getBrandWCPayRequest', request, (said) => resolve(outcomeOf(said))));
}

const outcomeOf = ({ err_msg }: { readonly err_msg?: string }): WeChatOutcome => {
  if (err_msg === 'get_brand_wcpay_request:ok') return 'ok';
  return err_msg === 'get_brand_wcpay_request:cancel' ? 'cancel' : 'fail';
};

/** Waits for WeChat’s JavaScript bridge, which is added shortly after the page has loaded. */
function readyBridge(): Promise<Bridge> {
  if (window.WeixinJSBridge) return Promise.resolve(window.WeixinJSBridge);
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error('WeChat brought no bridge')), patienceMs);
    document.addEventListener(
      'WeixinJSBridgeReady',
      () => {
        clearTimeout(giveUp);
        if (window.WeixinJSBridge) resolve(window.WeixinJSBridge);
      },
      { once: true },
    );
  });
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The bridge could not be loaded'));
    });
    document.head.append(script);
  });
}
