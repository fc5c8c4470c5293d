import type { WaysSpin, WaysWin } from 'contract/play/ways';
import type { RoundReceipt } from 'contract/receipt';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import { toneOf } from '../result-line';
import { FreeSpins, FreeSpinsLink, WhatPaid } from '../slot/spin';
import { IdleReels, Reels } from '../slot/reels';
import { Paytable } from '../slot/rules';
import { marked, type ShownSpin } from '../slot/slot-round';
import stylesheet from '../slot/slot.css?url';
import { useSymbolName } from '../slot/symbol';

/** Slots without lines: equal symbols on neighbouring reels win wherever they stand. */
export const ways: GameFamily = {
  kind: 'ways',
  told: { category: 'slots', place: 2 },
  stylesheet,
  voice: { wave: 'triangle', rings: 0.3, start: [220, 262], rest: [139], win: [587, 698, 880] },
  texts: { play: 'play.spin', ready: 'play.ready' },
  Picture,
  Details,
  Rules,
};

/** The reels, which may be of different heights, and the way to the free spins. */
function Picture({ game, round, fresh }: PictureProps) {
  const { t } = usePage();
  const { rules } = game;
  if (round?.outcome?.kind !== 'ways') {
    return rules?.kind === 'ways' ? (
      <IdleReels gameid={game.id} rows={rules.rows} symbols={rules.symbols.map(({ symbol }) => symbol)} />
    ) : null;
  }
  const { spin, freeSpins } = round.outcome;
  const multipliers = freeSpins.map(({ multiplier }) => multiplier);
  const won = { count: freeSpins.length, multiplier: multipliers.at(-1) ?? 1 };
  return (
    <>
      <Reels gameid={game.id} spin={waysSpin(spin)} turning={fresh} lit={toneOf(round) === 'win'} />
      {freeSpins.length > 0 && (
        <FreeSpinsLink text={t(isRising([...new Set(multipliers)]) ? 'ways.freeSpinsWon' : 'play.freeSpinsWon', won)} />
      )}
    </>
  );
}

/** What paid, symbol by symbol, and the free spins. */
function Details({ round }: { round: RoundReceipt }) {
  const { t } = usePage();
  const { gameid, outcome, currency } = round;
  const name = useSymbolName(gameid);
  if (outcome?.kind !== 'ways') return null;
  const { spin, freeSpins } = outcome;
  const textOf = ({ symbol, count, ways }: WaysWin): string =>
    ways === null
      ? t('play.anywhere', { times: count, symbol: name(symbol) })
      : t('ways.onWays', { count: ways, times: count, symbol: name(symbol) });
  const items = [...spin.wins]
    .sort((a, b) => b.payout - a.payout)
    .map((win) => ({ symbol: win.symbol, text: textOf(win), payout: win.payout }));
  const multipliers = freeSpins.map(({ multiplier }) => multiplier);
  return (
    <>
      <FreeSpins
        round={round}
        spins={freeSpins.map(waysSpin)}
        multipliers={isRising([...new Set(multipliers)]) ? multipliers : undefined}
      />
      <WhatPaid gameid={gameid} items={items} currency={currency} />
    </>
  );
}

/** Everything needed to check a round by hand. */
function Rules({ game, currency, stake }: RulesProps) {
  const { t, money, number, locale } = usePage();
  const name = useSymbolName(game.id);
  const { rules } = game;
  if (rules?.kind !== 'ways') return null;
  const named = (role: 'wild' | 'scatter') => rules.symbols.find((entry) => entry.role === role);
  const [wild, scatter] = [named('wild'), named('scatter')];
  const names = { wild: name(wild?.symbol ?? ''), scatter: name(scatter?.symbol ?? '') };
  const { awards, multipliers } = rules.freeSpins;
  const [first, last] = [multipliers[0] ?? 1, multipliers.at(-1) ?? 1];
  const ways = rules.rows.reduce((product, rows) => product * rows, 1);
  return (
    <>
      <p className="quiet">{t('ways.payoutsAt', { stake: money(stake, currency) })}</p>
      <Paytable
        gameid={game.id}
        symbols={rules.symbols}
        currency={currency}
        label={t('ways.payoutsAt', { stake: money(stake, currency) })}
        baseOf={(symbol) => (symbol === scatter?.symbol ? stake : stake / rules.parts)}
      />
      <div className="prose">
        <p>{t('ways.ruleWays', { ways: number(ways) })}</p>
        {wild && <p>{t(scatter ? 'ways.ruleWild' : 'ways.ruleWildAll', names)}</p>}
        {scatter && <p>{t('play.ruleScatter', names)}</p>}
        {awards.length > 0 && (
          <>
            <ul>
              {awards.map(({ count, spins }) => (
                <li key={count}>{t('play.award', { times: count, spins, ...names })}</li>
              ))}
            </ul>
            {isRising(multipliers) ? (
              <p>{t('ways.ruleRising', { first, last, spins: multipliers.length, ...names })}</p>
            ) : (
              <p>{t('play.ruleFreeSpins', { multiplier: first, ...names })}</p>
            )}
          </>
        )}
      </div>
      <dl className="facts">
        <div>
          <dt>{t('play.hitFrequency')}</dt>
          <dd>{formatPercent(rules.hitFrequency, locale)}</dd>
        </div>
      </dl>
    </>
  );
}

/** A spin as the reels draw it: no lines, but the cells that win. */
const waysSpin = ({ window, wins, payout }: WaysSpin): ShownSpin => ({
  reels: marked(window, wins),
  stretches: [],
  payout,
});

/** Whether the multiplier rises from one free spin to the next. */
const isRising = (multipliers: readonly number[]): boolean => multipliers.length > 1;
