import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../build';

const eslint = new ESLint({ cwd: root });

/** Lints a snippet as if it stood at `file`; gives the messages of the rules that guard the house. */
async function lint(file: string, code: string): Promise<string[]> {
  const config: unknown = await eslint.calculateConfigForFile(file);
  const { rules, plugins } = config as { rules: Record<string, unknown>; plugins: Record<string, ESLint.Plugin> };
  // Snippets are no files of the TypeScript project, so rules that need types sit this one out.
  const guards = [
    'lantern/floors',
    'lantern/suppressions',
    'max-lines',
    'no-restricted-syntax',
    'no-restricted-imports',
    '@typescript-eslint/no-explicit-any',
    '@typescript-eslint/ban-ts-comment',
  ];
  const alone = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        linterOptions: { reportUnusedDisableDirectives: 'off' },
        plugins: { lantern: plugins.lantern!, '@typescript-eslint': plugins['@typescript-eslint']! },
        languageOptions: { parser: (await import('typescript-eslint')).parser },
        rules: Object.fromEntries(guards.flatMap((name) => (rules[name] ? [[name, rules[name] as 'error']] : []))),
      },
    ],
  });
  const [result] = await alone.lintText(code, { filePath: file });
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
}

describe('the floors of the house', () => {
  it.each([
    ['app/cashier/view.tsx', '../../casino-api/src/outcome'],
    ['app/routes/cashier.deposit.tsx', '../../casino-api/src/http/app'],
    ['casino-api/src/app.ts', '~/edge/context'],
    ['casino-api/src/ledger/wager.ts', '../../../app/i18n/format'],
    ['casino-api/src/index.ts', '../../functions/_worker'],
    ['contract/games.ts', '~/i18n/languages'],
    ['contract/games.ts', '../casino-api/src/outcome'],
    ['app/ui/button.tsx', '~/cashier/amount-field'],
    ['app/ui/button.tsx', '~/layout/header'],
    ['app/layout/header.tsx', '~/lobby/tile'],
    ['app/edge/context.ts', '~/lobby/tile'],
    ['app/edge/context.ts', '../routes/_index'],
    ['app/edge/context.ts', '~/ui/button'],
    ['app/casino-api/client.ts', '~/edge/context'],
    ['app/i18n/format.ts', '~/casino-api/client'],
    ['app/lobby/tile.tsx', '~/routes/casino'],
    ['app/lobby/tile.tsx', '~/races/race-words'],
    ['app/lobby/tile.tsx', '../races/race-words'],
    ['app/forms/submission.ts', '~/lobby'],
    ['app/layout/header.tsx', '~/lobby'],
    ['app/ui/button.tsx', '~/forms/submission'],
    ['app/lobby/tile.tsx', '../../functions/_worker'],
    ['casino-api/src/kernel/clock.ts', '../ledger/ledger'],
    ['casino-api/src/ledger/wager.ts', '../player/player-object'],
    ['casino-api/src/ledger/wager.ts', '../features/bonuses'],
    ['casino-api/src/games/reels.ts', '../features/rounds/rounds'],
    ['casino-api/src/games/reels.ts', 'node:fs'],
    ['contract/games.ts', 'hono'],
    ['app/ui/button.tsx', '~/casino-api'],
    ['casino-api/src/features/accounts/account.ts', '../../app'],
    ['casino-api/src/features/accounts/account.ts', '../sessions/tokens-of-none'],
    ['casino-api/src/features/accounts/account.ts', '../sessions'],
    ['casino-api/src/features/bonuses/codes.ts', '../cashier'],
    ['casino-api/src/features/history/history.ts', '../feature-of-no-place'],
    ['casino-api/src/features/accounts/account.ts', '../../sandbox/payments/of-none'],
    ['casino-api/src/features/accounts/account.ts', '../../qa/of-none'],
    ['casino-api/src/operator/routes.ts', '../features/cashier/withdrawals-of-none'],
    ['casino-api/src/player/player-object.ts', '../features/sessions/tokens-of-none'],
    ['casino-api/src/features/accounts/account.ts', '../../player/player-object'],
    ['casino-api/src/features/accounts/account.ts', '../../operator/pages'],
    ['casino-api/src/player/player-object.ts', '../qa/faults-of-none'],
    ['casino-api/src/features/accounts/account.ts', '../../qa/faults'],
    ['casino-api/src/features/cashier/routes.ts', '../../sandbox/payments/card'],
    ['casino-api/src/index.ts', './qa/faults'],
    ['casino-api/src/app.ts', './sandbox/payments/card'],
    ['casino-api/src/app.ts', './testing'],
    ['casino-api/src/operator/routes.ts', '../sandbox/bank'],
    ['locales/en/cashier.ts', '~/i18n/format'],
    ['locales/texts.ts', '../casino-api/src/kernel/clock'],
    ['contract/games.ts', 'locales/figures'],
    ['app/islands/clock.ts', 'locales/site'],
  ])('%s may not import %s', async (file, source) => {
    expect(await lint(file, `import '${source}';`)).toEqual(['lantern/floors']);
    expect(await lint(file, `export * from '${source}';`)).toEqual(['lantern/floors']);
    expect(await lint(file, `export const later = () => import('${source}');`)).toEqual(['lantern/floors']);
    expect(await lint(file, `export type Theirs = import('${source}').Theirs;`)).toEqual(['lantern/floors']);
  });

  it.each([
    ['functions/remix.ts', '../app/edge/context'],
    ['app/routes/casino.tsx', '~/lobby/tile'],
    ['app/routes/casino.tsx', '~/lobby'],
    ['app/lobby/tile.tsx', '~/ui/card'],
    ['app/lobby/tile.tsx', '~/races'],
    ['app/lobby/tile.tsx', './rail'],
    ['app/lobby/tile.tsx', '~/forms/submission'],
    ['app/lobby/tile.tsx', '../casino-api/client'],
    ['app/edge/context.ts', '~/casino-api/client'],
    ['app/edge/context.ts', '~/casino-api'],
    ['casino-api/src/app.ts', './features/accounts/account'],
    ['casino-api/src/features/sessions/sessions.ts', '../accounts'],
    ['casino-api/src/features/accounts/account.ts', './claims'],
    ['casino-api/src/features/accounts/account.ts', '../../ledger/ledger'],
    ['casino-api/src/testing.ts', './qa/faults'],
    ['casino-api/src/testing.ts', './sandbox/payments/card'],
    ['casino-api/src/testing.ts', './index'],
    ['casino-api/src/player/player-object.ts', 'cloudflare:workers'],
    ['casino-api/src/games/reels.ts', '../kernel/random'],
    ['casino-api/src/ledger/wager.ts', 'contract/money'],
    ['contract/games.ts', './money'],
    ['locales/figures.ts', 'contract/constants'],
    ['app/cashier/view.tsx', 'locales/site'],
    ['casino-api/src/kernel/http/answer.ts', 'locales/api'],
  ])('%s may import %s', async (file, source) => {
    expect(await lint(file, `import '${source}';`)).toEqual([]);
  });
});

it('the frame may know the type of what the root gives, and no more', async () => {
  expect(
    await lint('app/layout/frame.tsx', "import type { FrameData } from '~/root'; export type Shown = FrameData;"),
  ).toEqual([]);
  expect(await lint('app/layout/frame.tsx', "import { loader } from '~/root'; export const same = loader;")).toEqual([
    'lantern/floors',
  ]);
});

describe('the other rules of the house', () => {
  it.each(['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()'])(
    'rules and games may not call %s',
    async (call) => {
      for (const file of ['casino-api/src/ledger/wager.ts', 'casino-api/src/games/reels.ts', 'contract/money.ts']) {
        expect(await lint(file, `export const now = ${call};`)).toEqual(['no-restricted-syntax']);
      }
    },
  );

  it('only who puts a player’s books together makes a ledger', async () => {
    const code = 'declare const Ledger: new (own: object) => object; export const mine = new Ledger({});';
    for (const file of ['casino-api/src/features/races/races.ts', 'casino-api/src/operator/till/routes.ts'])
      expect(await lint(file, code)).toEqual(['no-restricted-syntax']);
    expect(await lint('casino-api/src/ledger/player-books.ts', code)).toEqual([]);
  });

  it('only the ledger writes to the tables of the ledger', async () => {
    const writing = (sql: string) => `declare const own: (sql: string) => void; own(${sql});`;
    for (const sql of ["'UPDATE ledger_balances SET amount = 1'", '`INSERT INTO\n ledger_lines VALUES (1)`'])
      expect(await lint('casino-api/src/features/races/races.ts', writing(sql))).toEqual(['no-restricted-syntax']);
    for (const sql of ["'SELECT * FROM ledger_balances'", "'UPDATE race_entries SET points = 1'"])
      expect(await lint('casino-api/src/features/races/races.ts', writing(sql))).toEqual([]);
  });

  it('games take digests from node:crypto, never randomness', async () => {
    const using = (name: string) => `import { ${name} } from 'node:crypto'; export const used = ${name};`;
    expect(await lint('casino-api/src/games/reels.ts', using('createHmac'))).toEqual([]);
    expect(await lint('casino-api/src/games/reels.ts', using('randomInt'))).toEqual(['no-restricted-imports']);
  });

  it('a date made from a given time is fine', async () => {
    expect(
      await lint('casino-api/src/ledger/wager.ts', 'export const day = (at: number) => new Date(at).getUTCDay();'),
    ).toEqual([]);
  });

  it('no file grows over 400 lines', async () => {
    expect(await lint('app/lobby/tile.tsx', 'export {};\n'.repeat(401))).toEqual(['max-lines']);
  });

  it('a suppression says why', async () => {
    const code = (reason: string) => `/* eslint-disable no-debugger${reason} */\nexport {};`;
    expect(await lint('app/lobby/tile.tsx', code(''))).toEqual(['lantern/suppressions']);
    expect(await lint('app/lobby/tile.tsx', code(' -- the debugger is the subject here'))).toEqual([]);
    expect(await lint('app/lobby/tile.tsx', '// @ts-ignore\nexport {};')).toEqual([
      '@typescript-eslint/ban-ts-comment',
    ]);
  });

  it("remix-hook-form's server half stays out", async () => {
    expect(
      await lint(
        'app/routes/login.tsx',
        "import { getValidatedFormData } from 'remix-hook-form'; getValidatedFormData;",
      ),
    ).toEqual(['no-restricted-imports']);
  });
});
