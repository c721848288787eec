import { cardProblems, groupedExpiry, groupedNumber } from './card-fields.js';
import { speak } from './texts.js';

const sign = 'sandbox-stripe';
const query = new URLSearchParams(location.search);
const words = speak(query.get('locale'));
document.documentElement.dataset.theme = query.get('theme') ?? 'day';

const form = document.querySelector('#form');
const fields = { number: form.elements.number, expiry: form.elements.expiry, cvc: form.elements.cvc };
const session = location.hash.slice(1);
let maySave = false;
const savedChosen = () => form.elements.saved?.value || null;
const values = () => ({ number: fields.number.value, expiry: fields.expiry.value, cvc: fields.cvc.value });
const tell = (message) => parent.postMessage({ sign, ...message }, location.origin);

const testCards = [
  ['4242424242424242', 'works'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'noFunds'],
  ['4000002500003155', 'secure'],
  ['4000000000000077', 'late'],
];

function offerTestCards() {
  for (const [number, name] of testCards) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.card = number;
    const digits = document.createElement('small');
    digits.textContent = groupedNumber(number);
    digits.dir = 'ltr';
    button.append(words[name], digits);
    button.addEventListener('click', () => fill(number));
    document.querySelector('#cards').append(button);
  }
}

function fill(number) {
  fields.number.value = groupedNumber(number);
  fields.expiry.value = `12 / ${String(new Date().getFullYear() + 4).slice(2)}`;
  fields.cvc.value = '123';
  for (const name of Object.keys(fields)) show(name, null);
  changed();
}

function show(name, problem) {
  fields[name].setAttribute('aria-invalid', String(problem !== null));
  document.querySelector(`#${name}-error`).textContent = problem === null ? '' : words[problem];
}

async function ask(name, input) {
  const response = await fetch(`/sandbox/stripe/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return response.json();
}

/**
 * Lists the customer's saved cards, each with a remove button, and then the form for a new card. The newest card is
 * selected.
 */
function offerSaved(cards) {
  const rows = cards.map(({ id, card }, index) => {
    const row = document.createElement('div');
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.dataset.remove = id;
    remove.textContent = words.remove;
    remove.setAttribute('aria-label', `${words.remove} ${card.last4}`);
    remove.addEventListener('click', () => void removeCard(id, cards));
    row.append(choice(id, `${card.brand} •••• ${card.last4}`, index === 0), remove);
    return row;
  });
  if (cards.length > 0) rows.push(choice('', words.newCard, false));
  document.querySelector('#saved-cards').replaceChildren(...rows);
  document.querySelector('#saved').hidden = cards.length === 0;
  changed();
}

async function removeCard(saved, cards) {
  const { cards: left } = await ask('remove', { session, saved });
  offerSaved(left ?? cards);
}

function choice(value, text, isChosen) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'saved', value, checked: isChosen });
  label.append(input, text);
  return label;
}

function changed() {
  const isSaved = savedChosen() !== null;
  for (const part of document.querySelectorAll('.field, #save, fieldset:has(#cards)')) part.hidden = isSaved;
  document.querySelector('#save').hidden = isSaved || !maySave;
  if (isSaved) {
    tell({ type: 'change', complete: true, empty: false });
    return;
  }
  const given = Object.values(values());
  const complete = Object.keys(cardProblems(values(), new Date())).length === 0;
  tell({ type: 'change', complete, empty: given.every((value) => value === '') });
}

/** Returns the first error of the form in Stripe's format, or an empty object. */
function validate() {
  if (savedChosen() !== null) return {};
  const problems = cardProblems(values(), new Date());
  for (const name of Object.keys(fields)) show(name, problems[name] ?? null);
  const first = Object.keys(problems)[0];
  if (first === undefined) return {};
  fields[first].focus();
  return { error: { type: 'validation_error', code: problems[first], message: words[problems[first]] } };
}

async function confirm(clientSecret) {
  const { error } = validate();
  if (error) return { error };
  try {
    const saved = savedChosen();
    const card = saved === null ? { ...values(), isSaved: form.elements.isSaved.checked } : { saved };
    return inWords(await ask('confirm', { clientSecret, ...card }));
  } catch {
    return { error: { type: 'api_connection_error', message: words.other } };
  }
}

/**
 * Error code under which the error text is stored. Payments and card set-ups share one text for a failed
 * authentication.
 */
const sameFor = (code) => code?.replace(/^setup_intent/, 'payment_intent');

function inWords(answer) {
  if (!answer.error) return answer;
  const message = words[answer.error.decline_code] ?? words[sameFor(answer.error.code)] ?? words.other;
  return { error: { ...answer.error, message } };
}

const answers = {
  validate,
  confirm: ({ clientSecret }) => confirm(clientSecret),
  focus: () => fields.number.focus(),
  clear: () => form.reset(),
  appearance: ({ variables }) => {
    if (variables.colorPrimary) document.documentElement.style.setProperty('--primary', variables.colorPrimary);
    if (variables.fontSizeBase) document.documentElement.style.fontSize = variables.fontSizeBase;
  },
};

window.addEventListener('message', (event) => void hear(event));

async function hear({ source, origin, data, ports }) {
  if (source !== parent || origin !== location.origin || data?.sign !== sign) return;
  ports[0]?.postMessage((await answers[data.type]?.(data)) ?? {});
}

fields.number.addEventListener('input', () => {
  fields.number.value = groupedNumber(fields.number.value);
});
fields.expiry.addEventListener('input', ({ inputType }) => {
  if (!inputType?.startsWith('delete')) fields.expiry.value = groupedExpiry(fields.expiry.value);
});
fields.cvc.addEventListener('input', () => {
  fields.cvc.value = fields.cvc.value.replace(/\D/g, '');
});
form.addEventListener('input', ({ target }) => {
  if (fields[target.name]) show(target.name, null);
  changed();
});
form.addEventListener('submit', (event) => event.preventDefault());

offerTestCards();
new ResizeObserver(() => tell({ type: 'resize', height: Math.ceil(form.getBoundingClientRect().height) + 4 })).observe(
  form,
);
if (session !== '') {
  const offered = await ask('cards', { session });
  maySave = offered.maySave === true;
  offerSaved(offered.cards ?? []);
}
tell({ type: 'ready' });
