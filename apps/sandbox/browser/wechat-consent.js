// Script of WeChat's consent page. "Allow" returns to the product with a code and the state, "Deny" with the state
// only.
const { back, state, scope } = document.querySelector('main [data-back]').dataset;

const leave = (said) => {
  const url = new URL(back, location.origin);
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  location.replace(url);
};

document.querySelector('#deny').addEventListener('click', () => leave({ state }));
document.querySelector('#allow').addEventListener('click', () => void allow());

async function allow() {
  const openId = document.querySelector('[name=person]:checked').value;
  const response = await fetch('/sandbox/wechat/agree', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ openId, scope }),
  });
  const { code } = await response.json();
  leave({ code, state });
}
