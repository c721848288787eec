// Script of the cashier page. Sends the buyer's choice to the sandbox, which returns the URL of the next page or an
// error.
const cashier = document.querySelector('.cashier');
const alertLine = cashier.querySelector('[role=alert]');

for (const button of cashier.querySelectorAll('button'))
  button.addEventListener('click', () => void choose(button.dataset.outcome));

/** Returns the buyer ID of this browser, so that repeated payments come from the same buyer. */
function buyer() {
  const kept = localStorage.getItem('sandbox.alipay.buyer');
  const digits = kept ?? `2088${crypto.getRandomValues(new Uint32Array(2)).join('').padStart(12, '0').slice(-12)}`;
  localStorage.setItem('sandbox.alipay.buyer', digits);
  return digits;
}

async function choose(outcome) {
  alertLine.textContent = '';
  const response = await fetch('/sandbox/alipay/pay', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: cashier.dataset.token, outcome, buyer: buyer() }),
  });
  const told = await response.json();
  if (told.location) location.assign(told.location);
  else alertLine.textContent = told.error;
}
