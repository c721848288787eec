// Replaces https://js.stripe.com/…/stripe.js with the same methods. Shows a card form in an iframe, and accepts only
// test cards.
const stripeLocale = (locale) => (locale === undefined || locale === 'auto' ? navigator.language : locale);

(() => {
  const base = new URL('..', document.currentScript.src);
  const sign = 'sandbox-stripe';

  function createFrame(url, title) {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.title = title;
    frame.allow = 'payment *';
    Object.assign(frame.style, { border: '0', width: '100%', height: '22rem', display: 'block', colorScheme: 'auto' });
    return frame;
  }

  function createElement(settings) {
    const listeners = new Map();
    const tell = (name, detail) => {
      for (const listener of listeners.get(name) ?? []) listener(detail);
    };
    const url = new URL('elements', base);
    url.searchParams.set('locale', stripeLocale(settings.locale));
    if (settings.appearance?.theme === 'night') url.searchParams.set('theme', 'night');
    // The secret of the customer session is in the URL's hash, so only the iframe reads it. With the secret, the iframe
    // lists the saved cards.
    if (settings.customerSessionClientSecret) url.hash = settings.customerSessionClientSecret;
    const frame = createFrame(url.href, 'Secure payment input frame');
    const hear = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== base.origin || data?.sign !== sign) return;
      if (data.type === 'resize') frame.style.height = `${data.height}px`;
      if (data.type === 'ready') {
        void ask({ type: 'appearance', variables: settings.appearance?.variables ?? {} });
        tell('ready', { elementType: 'payment' });
      }
      if (data.type === 'change')
        tell('change', { elementType: 'payment', complete: data.complete, empty: data.empty, value: { type: 'card' } });
    };
    const ask = (message) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
        port1.start();
        frame.contentWindow.postMessage({ sign, ...message }, base.origin, [port2]);
      });
    const element = {
      mount(place) {
        const parent = typeof place === 'string' ? document.querySelector(place) : place;
        if (!parent) throw new Error(`The selector you specified (${place}) applies to no DOM elements.`);
        window.addEventListener('message', hear);
        parent.replaceChildren(frame);
      },
      unmount() {
        window.removeEventListener('message', hear);
        frame.remove();
      },
      destroy: () => element.unmount(),
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
        return element;
      },
      off(name, listener) {
        listeners.set(
          name,
          (listeners.get(name) ?? []).filter((each) => each !== listener),
        );
        return element;
      },
      once: (name, listener) => element.on(name, listener),
      update: () => element,
      focus: () => void ask({ type: 'focus' }),
      blur: () => frame.blur(),
      clear: () => void ask({ type: 'clear' }),
      collapse: () => undefined,
    };
    return { element, ask, isMounted: () => frame.isConnected };
  }

  function createElements(settings) {
    let payment = null;
    let isSubmitted = false;
    return {
      create(type) {
        if (type !== 'payment') throw new Error(`The sandbox supports the payment element only, not "${type}".`);
        payment = createElement(settings);
        return payment.element;
      },
      getElement: (type) => (type === 'payment' ? (payment?.element ?? null) : null),
      update: (changes) => {
        Object.assign(settings, changes);
        isSubmitted = false;
      },
      fetchUpdates: async () => ({}),
      submit: async () => {
        const answer = await payment.ask({ type: 'validate' });
        isSubmitted = answer.error === undefined;
        return answer;
      },
      // Not part of Stripe's API. `confirmPayment` below reads the settings and the payment element from `sandbox`.
      sandbox: { settings, payment: () => payment, isSubmitted: () => isSubmitted },
    };
  }

  async function call(name, input) {
    const response = await fetch(new URL(name, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return response.json();
  }

  /** Shows the bank's 3-D Secure page above the whole page until the guest has answered. */
  function challenge(intent, locale) {
    const url = new URL(`3ds/${intent.id}`, base);
    url.searchParams.set('locale', stripeLocale(locale));
    url.hash = intent.client_secret;
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: 'rgb(0 0 0 / .6)' });
    Object.assign(cover.style, { display: 'grid', placeItems: 'center', padding: '1rem' });
    const frame = createFrame(url.href, '3D Secure');
    Object.assign(frame.style, {
      maxWidth: '26rem',
      height: 'min(30rem, 90vh)',
      borderRadius: '.75rem',
      background: '#fff',
    });
    cover.append(frame);
    document.body.append(cover);
    frame.focus();
    return new Promise((resolve) => {
      const hear = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== base.origin || data?.sign !== sign) return;
        if (data.type !== 'authenticated') return;
        window.removeEventListener('message', hear);
        cover.remove();
        resolve(data.answer);
      };
      window.addEventListener('message', hear);
    });
  }

  /**
   * Returns an error if the form was opened without a payment intent and differs from it in amount, currency or usage,
   * or was not submitted first (docs.stripe.com/payments/accept-a-payment-deferred).
   */
  async function misfit({ settings, isSubmitted }, clientSecret) {
    if (settings.mode === undefined) return null;
    if (!isSubmitted()) return 'elements.submit() must be called before stripe.confirmPayment().';
    const { paymentIntent } = await call('read', { clientSecret });
    const isFitting =
      paymentIntent?.amount === settings.amount &&
      paymentIntent.currency === settings.currency &&
      paymentIntent.setup_future_usage === (settings.setupFutureUsage ?? null);
    return isFitting ? null : 'The amount, currency or setup_future_usage of Elements and PaymentIntent differ.';
  }

  /** Returns `confirmPayment` or `confirmSetup`. @param {'payment' | 'setup'} kind kind of intent */
  const confirming =
    (kind) =>
    async ({ elements, clientSecret, confirmParams, redirect }) => {
      const { settings, payment } = elements.sandbox;
      if (!payment()?.isMounted())
        return { error: { type: 'invalid_request_error', message: 'The payment element is not mounted.' } };
      const secret = clientSecret ?? settings.clientSecret;
      const message = await misfit(elements.sandbox, secret);
      if (message !== null) return { error: { type: 'invalid_request_error', message } };
      const intentOf = (answer) => answer[`${kind}Intent`];
      let answer = await payment().ask({ type: 'confirm', clientSecret: secret });
      if (intentOf(answer)?.status === 'requires_action') answer = await challenge(intentOf(answer), settings.locale);
      if (answer.error || redirect === 'if_required') return answer;
      const back = new URL(confirmParams.return_url);
      back.searchParams.set(`${kind}_intent`, intentOf(answer).id);
      back.searchParams.set(`${kind}_intent_client_secret`, secret);
      back.searchParams.set('redirect_status', intentOf(answer).status);
      window.location.assign(back);
      return new Promise(() => undefined);
    };

  window.Stripe = (publishableKey) => {
    if (!publishableKey.startsWith('pk_test_'))
      throw new Error('The sandbox takes a publishable test key (pk_test_…).');
    return {
      elements: (settings = {}) => createElements({ ...settings }),
      confirmPayment: confirming('payment'),
      confirmSetup: confirming('setup'),
      retrieveSetupIntent: (clientSecret) => call('read', { clientSecret }),
      retrievePaymentIntent: (clientSecret) => call('read', { clientSecret }),
      handleNextAction: async ({ clientSecret }) => {
        const { paymentIntent, error } = await call('read', { clientSecret });
        return error || paymentIntent.status !== 'requires_action'
          ? { paymentIntent, error }
          : challenge(paymentIntent);
      },
      registerAppInfo: () => undefined,
    };
  };
  window.Stripe.version = 'sandbox';
})();
