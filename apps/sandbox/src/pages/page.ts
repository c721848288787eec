/** Text inside HTML, also inside an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page of the sandbox. `body` is HTML; what came from outside in it must be escaped already. */
export const pageOf = (title: string, body: string, script?: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/sandbox/assets/pages.css">
${script === undefined ? '' : `<script type="module" src="/sandbox/assets/${script}"></script>`}
</head>
<body>
<header><p class="quiet"><a href="/sandbox/">Sandbox</a></p><h1>${escaped(title)}</h1></header>
<main>
${body}
</main>
</body>
</html>
`;

/** A table of plain texts that scrolls where it is too wide. */
export const tableOf = (rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table></div>`;
