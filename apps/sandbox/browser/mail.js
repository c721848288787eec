// Reloads the mailbox page when a new email has arrived.
const newest = () => document.querySelector('[data-email]')?.dataset.email ?? '';

setInterval(async () => {
  if (document.hidden) return;
  try {
    const [first] = await (await fetch('/sandbox/mail.json?limit=1')).json();
    if ((first?.id ?? '') === newest()) return;
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    document.querySelector('main').replaceWith(page.querySelector('main'));
  } catch {
    // Ignore the failure, because the server is restarting and the next poll will succeed.
  }
}, 1500);
