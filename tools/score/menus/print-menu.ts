import type { Browser } from 'playwright-core';
import type { PaperDish, PaperMenu, Print } from './paper-menus.ts';

/** Page size in pixels, which is doubled in the photo. The result is similar to a phone's photo of an A4 page. */
const page = { width: 900, height: 1270 };
const sharpness = 2;

/** Photographs a printed menu. The page uses Debian's fonts-noto-cjk, or other installed fonts. */
export async function photographed(browser: Browser, print: Print, menu: PaperMenu): Promise<Buffer> {
  const tab = await browser.newPage({ viewport: page, deviceScaleFactor: sharpness });
  await tab.setContent(pageOf(print, menu));
  const picture = await tab.screenshot({ type: 'jpeg', quality: print.photo.quality });
  await tab.close();
  return picture;
}

const fonts = {
  sans: "'WenQuanYi Micro Hei', 'Noto Sans CJK SC', sans-serif",
  serif: "'Noto Serif CJK SC', serif",
  kai: "'LXGW WenKai', 'AR PL KaitiM GB', 'AR PL UKai CN', 'Noto Serif CJK SC', serif",
};

const colours = {
  plain: { paper: '#fbfbf8', ink: '#222', accent: '#222' },
  warm: { paper: '#f6e9cf', ink: '#3a1d10', accent: '#a3211a' },
  dark: { paper: '#1f2a26', ink: '#f2ead6', accent: '#e9c46a' },
  framed: { paper: '#fffdf5', ink: '#111', accent: '#8a1f1f' },
};

function pageOf(print: Print, menu: PaperMenu): string {
  const { paper, ink, accent } = colours[print.colours];
  const frame =
    print.colours === 'framed' ? `border:3px solid ${accent};outline:1px solid ${accent};outline-offset:-10px;` : '';
  const { tilted } = print.photo;
  const tilt = tilted ? `perspective(1900px) scale(.9) rotateX(${tilted.up}deg) rotateY(${tilted.right}deg) ` : '';
  return `<!doctype html><meta charset="utf-8"><style>
    body{margin:0;background:#6b5a48;overflow:hidden}
    .page{position:absolute;inset:24px;background:${paper};color:${ink};padding:34px 44px;box-sizing:border-box;${frame}
      font:${print.isBold ? 'bold ' : ''}23px/1.75 ${fonts[print.font]};transform:${tilt}rotate(${print.photo.turned}deg) scale(.95);filter:blur(${print.photo.blur}px)}
    h1{font-size:40px;text-align:center;margin:0 0 14px;color:${accent}}
    .sections{columns:${print.columns};column-gap:48px}
    h2{font-size:29px;margin:14px 0 6px;color:${accent};break-after:avoid} section{break-inside:avoid}
    p{display:flex;gap:10px;margin:0;align-items:baseline;break-inside:avoid;white-space:nowrap}
    b{font-weight:inherit;color:${accent}} i{flex:1;overflow:hidden;font-style:normal;height:1.75em}
    footer{margin-top:16px;font-size:17px;text-align:center}
    .shadow,.noise{position:fixed;inset:0;pointer-events:none}
    .shadow{background:linear-gradient(115deg,rgba(0,0,0,${print.photo.shadow}),transparent 55%,rgba(0,0,0,${print.photo.shadow / 2}))}
    .noise{opacity:${print.photo.noise * 2}}
  </style><div class="page"><h1>${menu.title}</h1><div class="sections">${menu.sections
    .map(
      ({ heading, dishes }) =>
        `<section><h2>${heading}</h2>${dishes.map((dish, at) => lineOf(print, dish, at + 1)).join('')}</section>`,
    )
    .join('')}</div><footer>订餐电话：021-5385 6172　地址：上海市黄浦区福州路 318 号　图片仅供参考</footer></div>
  <div class="shadow"></div><svg class="noise" width="100%" height="100%"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency="0.9" seed="7"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>`;
}

const leaders = { dots: '.'.repeat(200), dashes: '- '.repeat(120), 'middle-dots': '·'.repeat(200), none: '' };

function lineOf({ prices, leader, numbered, priced }: Print, { name, price }: PaperDish, number: number): string {
  const cost = `<b>${priced(String(price / 100))}</b>`;
  const called = `<span>${numbered ? `${number}. ` : ''}${name}</span>`;
  if (prices === 'start') return `<p>${cost}<span style="width:24px"></span>${called}</p>`;
  if (prices === 'near') return `<p>${called}<span style="width:20px"></span>${cost}</p>`;
  return `<p>${called}<i>${leaders[leader]}</i>${cost}</p>`;
}
