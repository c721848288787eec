// Sends a fault control when it is changed, and shows the sandbox's response.
for (const board of document.querySelectorAll('[data-faults]')) {
  board.addEventListener('change', (event) => void turn(board, event.target));
}

async function turn(board, { name, value }) {
  const status = board.nextElementSibling;
  const response = await fetch(board.dataset.faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [name]: Number(value) }),
  });
  const told = await response.json();
  status.textContent = told.error?.message ?? `${name} is ${told[name]}.`;
}
