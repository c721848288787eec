import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPaymentElement, type FormToMount, type MountedForm } from './mount-payment-element.ts';

type ElementState = 'loading' | 'ready' | 'failed';

/** Mounts Stripe’s form in the element `place`. `wanted` is null while there is no form to show. */
export function usePaymentElement(wanted: FormToMount | null, place: RefObject<HTMLDivElement | null>) {
  const [state, setState] = useState<ElementState>('loading');
  const [isComplete, setComplete] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<MountedForm | null>(null);
  const key = wanted === null ? null : keyOf(wanted);
  const ready = useEffectEvent(() => setState((before) => (before === 'loading' ? 'ready' : before)));
  const create = useEffectEvent(() => (wanted === null ? Promise.resolve(null) : createPaymentElement(wanted)));
  useEffect(() => {
    if (key === null) return undefined;
    let isOver = false;
    const mount = async () => {
      const created = await create();
      if (isOver || !created || !place.current) return;
      const { element } = created;
      element.on('ready', ready);
      element.on('change', ({ complete }) => setComplete(complete === true));
      element.on('loaderror', () => setState('failed'));
      element.mount(place.current);
      form.current = created;
    };
    mount().catch(() => isOver || setState('failed'));
    return () => {
      isOver = true;
      form.current?.element.destroy();
      form.current = null;
      setState('loading');
      setComplete(false);
    };
  }, [attempt, key, place]);
  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return { form, state, isComplete, retry };
}

/** The values whose change needs a new form. The amount can be changed in the same form. */
const keyOf = ({ scriptUrl, publishableKey, language, customerSession, options }: FormToMount): string =>
  JSON.stringify([
    scriptUrl,
    publishableKey,
    language,
    customerSession,
    'clientSecret' in options ? options.clientSecret : null,
  ]);
