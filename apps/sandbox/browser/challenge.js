import { speak } from './texts.js';

const words = speak(new URLSearchParams(location.search).get('locale'));
const clientSecret = decodeURIComponent(location.hash.slice(1));

async function call(name, more = {}) {
  const response = await fetch(`/sandbox/stripe/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, ...more }),
  });
  return response.json();
}

async function answer(approve) {
  const told = await call('authenticate', { approve });
  if (told.error)
    told.error.message = words[told.error.code?.replace(/^setup_intent/, 'payment_intent')] ?? words.other;
  parent.postMessage({ sign: 'sandbox-stripe', type: 'authenticated', answer: told }, location.origin);
}

document.querySelector('#approve').addEventListener('click', () => void answer(true));
document.querySelector('#fail').addEventListener('click', () => void answer(false));

const { paymentIntent } = await call('read');
if (paymentIntent)
  document.querySelector('#amount').textContent = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency: paymentIntent.currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).format(paymentIntent.amount / 100);
