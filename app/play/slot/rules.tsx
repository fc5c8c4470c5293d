import type { MoneyUnit } from 'contract/money';
import type { SlotRules, SlotSymbol } from 'contract/play/slot';
import type { ReactNode } from 'react';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { LineDiagram } from './reels';
import { SymbolImage, useSymbolName } from './symbol';

interface LineRulesProps {
  gameid: string;
  rules: SlotRules;
  stake: number;
  currency: MoneyUnit;
  /** The game's own rules, after those of its lines. */
  children?: ReactNode;
  /** More of its odds, as `<div>`s of a list. */
  facts?: ReactNode;
}

/** Everything needed to check lines and free spins by hand. */
export function LineRules({ gameid, rules, currency, stake, children, facts }: LineRulesProps) {
  const { t, money, locale } = usePage();
  const name = useSymbolName(gameid);
  const named = (role: 'wild' | 'scatter') => rules.symbols.find((entry) => entry.role === role);
  const [wild, scatter] = [named('wild'), named('scatter')];
  const names = { wild: name(wild?.symbol ?? ''), scatter: name(scatter?.symbol ?? '') };
  const { awards, multiplier } = rules.freeSpins;
  return (
    <>
      <p className="quiet">{t('play.payoutsAt', { stake: money(stake, currency) })}</p>
      <Paytable
        gameid={gameid}
        symbols={rules.symbols.filter(({ pays }) => pays.length > 0)}
        currency={currency}
        label={t('play.payoutsAt', { stake: money(stake, currency) })}
        baseOf={(symbol) => (symbol === scatter?.symbol ? stake : stake / rules.lines.length)}
      />
      <div className="prose">
        <p>{t('play.ruleLines', { lines: rules.lines.length })}</p>
        {wild && <p>{t(scatter ? 'play.ruleWild' : 'play.ruleWildAll', names)}</p>}
        {scatter && scatter.pays.length > 0 && <p>{t('play.ruleScatter', names)}</p>}
        {awards.length > 0 && (
          <>
            <ul>
              {awards.map(({ count, spins }) => (
                <li key={count}>{t('play.award', { times: count, spins, ...names })}</li>
              ))}
            </ul>
            <p>{t('play.ruleFreeSpins', { multiplier, ...names })}</p>
          </>
        )}
        {children}
      </div>
      <dl className="facts">
        <div>
          <dt>{t('play.hitFrequency')}</dt>
          <dd>{formatPercent(rules.hitFrequency, locale)}</dd>
        </div>
        {facts}
      </dl>
      <h3>{t('play.lines')}</h3>
      <ol className="line-list" data-reels={rules.reels} data-rows={rules.rows}>
        {rules.lines.map((line, index) => (
          <li key={index}>
            <LineDiagram line={line} rows={rules.rows} />
            {index + 1}
          </li>
        ))}
      </ol>
    </>
  );
}

interface PaytableProps {
  gameid: string;
  symbols: readonly Pick<SlotSymbol, 'symbol' | 'pays'>[];
  /** What a symbol's multiple is of, in minor units. */
  baseOf: (symbol: string) => number;
  currency: MoneyUnit;
  label: string;
  /** How a count is written: `5×`, `5+`. */
  count?: (count: number) => string;
}

/** What every symbol pays, the most of it first; one that pays nothing by itself is shown with its name. */
export function Paytable({
  gameid,
  symbols,
  baseOf,
  currency,
  label,
  count: countText = (count) => `${count}×`,
}: PaytableProps) {
  const { money } = usePage();
  const name = useSymbolName(gameid);
  return (
    <ul className="paytable" aria-label={label}>
      {symbols.map(({ symbol, pays }) => (
        <li key={symbol}>
          <SymbolImage gameid={gameid} symbol={symbol} width={56} />
          <h3>{name(symbol)}</h3>
          {pays.length > 0 && (
            <dl>
              {[...pays].reverse().map(({ count, multiple }) => (
                <div key={count}>
                  <dt>{countText(count)}</dt>
                  <dd className="num">{money(multiple * baseOf(symbol), currency)}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
