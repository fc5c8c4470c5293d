import tseslint from 'typescript-eslint';
import { floorsRule } from './scripts/lint/floors.js';
import { suppressionsRule } from './scripts/lint/suppressions.js';

const randomSources = [
  'randomBytes',
  'randomInt',
  'randomUUID',
  'randomFill',
  'randomFillSync',
  'getRandomValues',
  'webcrypto',
  'default',
];
const unsafeFormParsers = [
  'getValidatedFormData',
  'validateFormData',
  'parseFormData',
  'generateFormData',
  'getFormDataFromSearchParams',
];

const noSleep = 'No sleep in a test: wait by `until` (tests/harness/until.ts) for what has to come.';

/** The clock and the dice are handed in, so that a rule can be tested at −1 s, 0 and +1 s. */
const handedIn = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'The time is handed in.' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The time is handed in.' },
  { selector: "CallExpression[callee.name='Date']", message: 'The time is handed in.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Randomness is handed in.',
  },
  {
    selector: "MemberExpression[object.name='crypto'][property.name=/^(getRandomValues|randomUUID)$/]",
    message: 'Randomness is handed in.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'coverage/',
      '.wrangler/',
      '.state*/',
      'public/',
      'test-results/',
      'playwright-report/',
      'node_modules',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict,
  {
    plugins: { lantern: { rules: { floors: floorsRule, suppressions: suppressionsRule } } },
    rules: {
      'lantern/floors': 'error',
      'lantern/suppressions': 'error',
      'max-lines': ['error', 400],
      eqeqeq: 'error',
      // What a Worker says goes to the operator as one JSON line; `console.debug` and friends are left-overs.
      'no-console': ['error', { allow: ['log', 'warn', 'error'] }],
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'remix-hook-form',
              importNames: unsafeFormParsers,
              message: 'Its server half pollutes Object.prototype: parse with conform.',
            },
          ],
        },
      ],
      // `noUncheckedIndexedAccess` makes a bare index doubtful even where a bound was checked a line before.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A class whose methods are all static does not occur; a Durable Object without state of its own does.
      '@typescript-eslint/no-extraneous-class': 'off',
      // Declaration merging (`AppLoadContext extends EdgeContext {}`) has no other spelling.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['casino-api/src/{features,games,ledger}/**/*.ts', 'contract/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'node:crypto', importNames: randomSources, message: 'Randomness is handed in.' }] },
      ],
      'no-restricted-syntax': ['error', ...handedIn],
    },
  },
  {
    // Who is not handed the ledger can't write to it: it is made where a player's books are put together, and nowhere else.
    files: ['casino-api/src/{features,operator}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...handedIn,
        { selector: 'NewExpression[callee.name=/^(Ledger|PlayerWallet)$/]', message: 'The ledger is handed in.' },
        ...['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
          selector: `${text}=/(INTO|UPDATE|DELETE FROM)\\s+ledger_/i]`,
          message: "Only the ledger writes to the ledger's tables.",
        })),
      ],
    },
  },
  {
    // A log is written in one place of each Worker, where what may not stand in it is taken out. Scripts talk to a terminal, islands to a browser.
    files: ['app/**/*.{ts,tsx}', 'functions/**/*.ts', 'contract/**/*.ts', 'casino-api/src/**/*.ts'],
    ignores: [
      'app/edge/log.ts',
      'casino-api/src/kernel/log.ts',
      'casino-api/src/features/mail/transport.ts',
      'app/account/editor/**',
      'app/islands/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { 'no-console': 'error' },
  },
  {
    // A test waits for what a person would see, not for a time. `until` is the one way; a storm has a rhythm of its own (`pace`).
    files: ['tests/**/*.ts', 'e2e/**/*.ts', '**/*.test.{ts,tsx}'],
    ignores: ['tests/harness/until.ts', 'tests/torture/pace.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "CallExpression[callee.name='setTimeout']", message: noSleep },
        {
          selector:
            'CallExpression[callee.object.name=/^(globalThis|window|scheduler)$/][callee.property.name=/^(setTimeout|wait)$/]',
          message: noSleep,
        },
        { selector: "CallExpression[callee.property.name='waitForTimeout']", message: noSleep },
        { selector: 'ImportDeclaration[source.value=/timers/]', message: noSleep },
        { selector: "CallExpression[callee.object.name='Atomics'][callee.property.name='wait']", message: noSleep },
      ],
    },
  },
  // The art's drafts import the whole drawing grammar whether or not a picture uses all of it.
  {
    files: ['scripts/art/**'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off', '@typescript-eslint/no-unused-vars': 'off' },
  },
  // Texts are data: a feature's sentences stand in one file, however many they are.
  { files: ['locales/*/*.ts'], rules: { 'max-lines': 'off' } },
  {
    // Long since the formatter broke their lines; each goes when its file finds its place in the house.
    files: [
      'scripts/art/**',
      'tests/{identity.test,api/{bonuses,cashier,identity-providers,protection,tables}.test,edge/{exceptions,lobby}.test,contract-suite/planted-faults}.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
);
