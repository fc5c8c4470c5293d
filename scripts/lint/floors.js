/**
 * The floors of the house as an ESLint rule: imports run downwards only. Every folder of ours belongs to one floor, and each
 * floor lists the floors that it may import besides itself. A file that belongs to no floor (tests, scripts, configuration)
 * may import anything.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Imports of before the house had these rooms, `importer -> imported`: the list only ever gets shorter. */
const debts = new Set(JSON.parse(readFileSync(new URL('./debts.json', import.meta.url), 'utf8')));

/** Below every feature of the API. */
const belowApiFeatures = ['api kernel', 'api ledger', 'api games', 'locales', 'contract'];
/** Below every feature of the app. */
const belowFeatures = ['forms', 'ui', 'layout', 'edge', 'client', 'i18n', 'islands', 'locales', 'contract'];

/** The first prefix that fits decides, so exceptions stand before the folder they are taken from. */
const floors = [
  { name: 'functions', prefix: 'functions/', may: ['build', 'top', 'features', ...belowFeatures] },
  { name: 'routes', prefix: 'app/routes/', may: ['features', ...belowFeatures] },
  { name: 'ui', prefix: 'app/ui/', may: ['i18n', 'locales', 'contract'] },
  {
    name: 'layout',
    prefix: 'app/layout/',
    may: ['ui', 'edge', 'client', 'i18n', 'islands', 'locales', 'contract'],
  },
  { name: 'forms', prefix: 'app/forms/', may: ['ui', 'edge', 'i18n', 'locales', 'contract'] },
  { name: 'edge', prefix: 'app/edge/', may: ['client', 'i18n', 'locales', 'contract'] },
  { name: 'client', prefix: 'app/casino-api/', may: ['i18n', 'locales', 'contract'] },
  { name: 'i18n', prefix: 'app/i18n/', may: ['locales', 'contract'] },
  // Of the contract what needs no zod, such as the growth of a flight: the budget of the islands tells.
  { name: 'islands', prefix: 'app/islands/', may: ['contract'] },
  // `app/lobby` is the room's index.
  { name: 'features', prefix: /^app\/(?!root$)[^/.]+(\/|$)/, may: belowFeatures },
  { name: 'top', prefix: 'app/', may: ['features', ...belowFeatures] },
  // What people read, for both Workers: sentences, and the figures of the contract that stand in them.
  { name: 'locales', prefix: 'locales/', may: ['contract'] },
  { name: 'contract', prefix: 'contract/', may: [] },
  { name: 'api kernel', prefix: 'casino-api/src/kernel/', may: ['locales', 'contract'] },
  { name: 'api games', prefix: 'casino-api/src/games/', may: ['api kernel', 'locales', 'contract'] },
  { name: 'api ledger', prefix: 'casino-api/src/ledger/', may: ['api kernel', 'locales', 'contract'] },
  { name: 'api features', prefix: 'casino-api/src/features/', may: belowApiFeatures },
  { name: 'api player', prefix: 'casino-api/src/player/', may: ['api features', ...belowApiFeatures] },
  {
    name: 'api operator',
    prefix: 'casino-api/src/operator/',
    may: ['api player', 'api features', ...belowApiFeatures],
  },
  // Stand-ins and testers' tools reach everything, and nothing but the entry for testing reaches them.
  { name: 'api sandbox', prefix: 'casino-api/src/sandbox/', may: ['api player', 'api features', ...belowApiFeatures] },
  {
    name: 'api qa',
    prefix: 'casino-api/src/qa/',
    may: ['api sandbox', 'api player', 'api features', ...belowApiFeatures],
  },
  {
    name: 'api entry for testing',
    prefix: 'casino-api/src/testing',
    may: ['api entry', 'api qa', 'api sandbox', 'api player', 'api features', ...belowApiFeatures],
  },
  {
    name: 'api entry',
    prefix: 'casino-api/src/',
    may: ['api operator', 'api player', 'api features', ...belowApiFeatures],
  },
  { name: 'build', prefix: 'build/', may: [] },
  { name: 'house', prefix: /^(scripts|tests|e2e)\//, may: [] },
];

/**
 * Packages that only some floors may touch: rules and games are pure, so nothing of the platform reaches them. `node:crypto`
 * computes digests there; its sources of randomness are closed by name in `eslint.config.js`.
 */
const platform = /^(cloudflare:|node:(?!crypto$)|hono(\/|$))/;
const pureFloors = ['api games', 'contract', 'islands'];

/** The features of the API from the bottom up: each may use those that stand before it, by their index, types included. */
const apiFeatures = [
  ...['retention', 'winners', 'guard', 'catalogue', 'messages', 'mail', 'desk', 'operators', 'jackpots'],
  ...['accounts', 'sessions', 'registration', 'identity', 'exclusion', 'care', 'limits', 'documents'],
  ...['loyalty', 'bonuses', 'races', 'rounds', 'tables', 'sports', 'outside-games'],
  ...['cashier', 'exceptions', 'content', 'history', 'support', 'player-desk'],
];

/** `app/casino-api` is the folder `app/casino-api/` when it is imported by its index. */
const floorOf = (file) =>
  floors.find(({ prefix }) =>
    typeof prefix === 'string' ? file.startsWith(prefix) || `${file}/` === prefix : prefix.test(file),
  );

/** @returns the imported file relative to the root, or null for a package. */
function resolve(source, importer) {
  if (source.startsWith('~/')) return `app/${source.slice(2)}`;
  if (/^(contract|locales)\//.test(source)) return source;
  if (source.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(importer), source));
  return null;
}

/** The feature that a file belongs to: `app/cashier`, `casino-api/src/features/cashier`; null for what is no feature. */
const roomOf = (file) => {
  const floor = floorOf(file)?.name;
  if (floor === 'features') return /^app\/[^/]+/.exec(file)[0];
  return floor === 'api features' ? (/^casino-api\/src\/features\/[^/]+/.exec(file)?.[0] ?? null) : null;
};

/** What puts features together may use their modules as they are: the API's entries, and the app's screens. */
const composing = ['api entry', 'api entry for testing', 'routes', 'functions', 'top'];

/** Whether a feature imports one that stands above it, or one that has no place in the order. */
const upwards = (importer, target) => {
  const [from, to] = [importer, target].map((file) => /^casino-api\/src\/features\/([^/]+)/.exec(file)?.[1]);
  return (
    from && to && from !== to && !(apiFeatures.indexOf(from) > apiFeatures.indexOf(to) && apiFeatures.includes(to))
  );
};

/** A feature is entered by its index; in its own room everything may use everything. */
const pastTheIndex = (importer, target) => {
  const room = roomOf(target);
  return room !== null && room !== roomOf(importer) && target !== room && target !== `${room}/index`;
};

/** The one type that flows upwards: frame and screens read what the root's loader gives, and that type is inferred there. */
const frameOfRoot = (from, target, typeOnly) =>
  typeOnly && ['layout', 'routes', 'features'].includes(from.name) && target === 'app/root';

/** @returns why a file may not import a module, or null when it may. Both paths are relative to the root, with slashes. */
function forbiddenImport(importer, source, typeOnly = false) {
  const from = floorOf(importer);
  if (!from || from.name === 'house') return null;
  const isTest = /\.test\.tsx?$/.test(importer);
  const target = resolve(source, importer);
  if (target === null) {
    return !isTest && pureFloors.includes(from.name) && platform.test(source)
      ? `${from.name} is pure: it may not import '${source}'.`
      : null;
  }
  const to = floorOf(target);
  if (!to || debts.has(`${importer} -> ${target}`)) return null;
  if (!isTest && upwards(importer, target))
    return `Features use those below them (apiFeatures in scripts/lint/floors.js): ${importer} may not import ${target}.`;
  if (to === from || from.may.includes(to.name) || frameOfRoot(from, target, typeOnly)) {
    return !isTest && !composing.includes(from.name) && pastTheIndex(importer, target)
      ? `A feature is entered by its index: ${importer} may not import ${target}.`
      : null;
  }
  return `Imports run downwards: ${from.name} (${importer}) may not import ${to.name} (${target}).`;
}

export const floorsRule = {
  meta: { type: 'problem', schema: [], docs: { description: 'Imports run downwards only.' } },
  create(context) {
    const importer = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node) => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return;
      const message = forbiddenImport(importer, node.source.value, node.importKind === 'type');
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: (node) => check({ source: node.source ?? node.argument?.literal ?? null }),
    };
  },
};
