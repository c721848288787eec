import type { Stripe } from './stripe-types.ts';

let loading: Promise<void> | null = null;

/** Loads Stripe’s script once. After a failure, the next call loads it again. */
export async function loadStripe(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  loading ??= addScript(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  await loading;
  if (!window.Stripe) throw new Error('The payment script brought no Stripe');
  return window.Stripe(publishableKey);
}

function addScript(src: string): Promise<void> {
  if (window.Stripe) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The payment script could not be loaded'));
    });
    document.head.append(script);
  });
}
