/** A family of games, with a game. */
import { languages } from 'contract/languages';
import { picture } from './game';
import type { House } from './house';

const contract = `import { z } from 'zod';

/** A coin is tossed, and heads pay. */
export const CoinTossRules = z.object({
  kind: z.literal('coin-toss'),
  /** What heads pay, in hundredths of the stake. */
  multiple: z.number().int(),
});
export type CoinTossRules = z.infer<typeof CoinTossRules>;

export const CoinTossOutcome = z.object({ kind: z.literal('coin-toss'), heads: z.boolean() });
export type CoinTossOutcome = z.infer<typeof CoinTossOutcome>;
`;

const engine = `import type { CoinTossOutcome, CoinTossRules } from 'contract/play/coin-toss';
import { atOnce } from '../engine';

/** One draw of two: 1 is heads. */
export const coinTossGame = (multiple: number) => {
  const rules: CoinTossRules = { kind: 'coin-toss', multiple };
  return {
    design: rules,
    rules,
    play: atOnce((stake, random) => {
      const outcome: CoinTossOutcome = { kind: 'coin-toss', heads: random.integer(2) === 1 };
      return { payout: outcome.heads ? (stake / 100) * multiple : 0, outcome };
    }),
  };
};
`;

const proofs = `import type { CoinTossRules } from 'contract/play/coin-toss';
import type { ReturnProof } from '../return-proof';

/** How the return of each game of the family is known. */
export const proveReturn = ({ multiple }: CoinTossRules): ReturnProof => ({
  method: 'exact',
  rtp: (multiple * 100) / 2,
  basis: 'One of two sides pays.',
});
`;

const declaration = `import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { coinTossGame } from '../coin-toss';

/** Heads or Tails: the plainest game there is. */
export const headsOrTails = defineGame({
  id: 'heads-or-tails',
  title: 'Heads or Tails',
  provider: 'Forge & Fable',
  category: 'crash-and-fast',
  popularity: 2,
  releasedAt: '2026-11-25',
  rtp: 9_700,
  volatility: 'low',
  maxWinMultiple: 2,
  ...stakesOf([100, 200, 500], 100),
  ...coinTossGame(194),
});
`;

const view = `import { usePage } from '~/i18n/page';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import { multipleText } from '../multiple';
import stylesheet from './coin-toss.css?url';

/** A coin, and which of its sides shows. */
export const coinToss: GameFamily = {
  kind: 'coin-toss',
  told: { category: 'crash-and-fast', place: 8 },
  stylesheet,
  texts: { play: 'coinToss.toss', ready: 'coinToss.ready' },
  Picture,
  Rules,
};

function Picture({ round }: PictureProps) {
  const { t } = usePage();
  const heads = round?.outcome?.kind === 'coin-toss' ? round.outcome.heads : null;
  return <p className="coin">{heads === null ? '?' : t(heads ? 'coinToss.heads' : 'coinToss.tails')}</p>;
}

function Rules({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'coin-toss') return null;
  return <p>{t('coinToss.rule', { multiple: multipleText(rules.multiple, number) })}</p>;
}
`;

const texts = {
  toss: 'Toss the coin',
  ready: 'Toss the coin.',
  heads: 'Heads',
  tails: 'Tails',
  rule: 'The coin is tossed once, and both of its sides are equally likely. Heads pay {{multiple}}; tails take the stake.',
};

export async function addFamily(house: House): Promise<void> {
  await house.write('contract/play/coin-toss.ts', contract);
  const api = 'casino-api/src/games/coin-toss';
  await house.write(`${api}/coin-toss.ts`, engine);
  await house.write(`${api}/proofs.ts`, proofs);
  await house.write(`${api}/heads-or-tails/index.ts`, declaration);
  await house.write('app/play/coin-toss/index.tsx', view);
  await house.write('app/play/coin-toss/coin-toss.css', '.coin {\n  text-align: center;\n}\n');
  await house.write('public/art/heads-or-tails.svg', picture);
  for (const language of languages)
    await house.write(`locales/${language}/coin-toss.ts`, `export const coinToss = ${JSON.stringify(texts)};\n`);
  await house.change(
    'locales/en/site.ts',
    "import { crash } from './crash';",
    "import { coinToss } from './coin-toss';\nimport { crash } from './crash';",
  );
  await house.change('locales/en/site.ts', '  crash,', '  coinToss,\n  crash,');
  await house.addTexts(
    'families.ts',
    () => "'coin-toss': { description: 'A coin is tossed.', details: 'Heads pay.' },",
  );
  await house.addTexts('info.ts', () => "'family_coin-toss': 'Coin toss', 'familyText_coin-toss': 'Heads pay.',");
}
