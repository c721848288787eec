// Script of the account page of Google and Apple. Both buttons return to the product, by GET or by a form (POST).
const { provider } = document.querySelector('main [data-provider]').dataset;

async function answer(subject) {
  const response = await fetch(`/sandbox/${provider}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: location.search, subject }),
  });
  const { path, method, fields } = await response.json();
  const form = document.createElement('form');
  Object.assign(form, { method, action: path });
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

document.querySelector('#deny').addEventListener('click', () => void answer(null));
document
  .querySelector('#allow')
  .addEventListener('click', () => void answer(document.querySelector('[name=person]:checked').value));
