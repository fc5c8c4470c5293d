import type { ClusterStep } from 'contract/play/cluster';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { useSymbolName } from '../slot/symbol';
import { WinList } from '../slot/win-list';
import { StepGrid } from './grid';

const largestFirst = ({ clusters }: ClusterStep) => [...clusters].sort((a, b) => b.payout - a.payout);

/** The steps that paid, each as a small grid with what won in it. */
export function ClusterDetails({ round: { gameid, outcome, currency } }: { round: RoundReceipt }) {
  const { t, money } = usePage();
  const name = useSymbolName(gameid);
  if (outcome?.kind !== 'cluster') return null;
  const paying = outcome.steps.filter(({ clusters }) => clusters.length > 0);
  if (!paying.length) return null;
  return (
    <section className="panel cascade" aria-labelledby="cascade">
      <h2 id="cascade">{t('cluster.cascade')}</h2>
      <ol>
        {paying.map((step, index) => (
          <li key={index}>
            <h3>
              <span>
                {t('cluster.step', { number: index + 1 })}
                {step.multiplier > 1 && <b className="times"> ×{step.multiplier}</b>}
              </span>
              <b className="num">{money(step.payout, currency)}</b>
            </h3>
            <StepGrid
              gameid={gameid}
              shape={outcome.shape}
              grid={step.grid}
              cells={step.clusters.flatMap(({ cells }) => cells)}
            />
            <WinList
              gameid={gameid}
              currency={currency}
              items={largestFirst(step).map(({ symbol, count, payout }) => ({
                symbol,
                text: t('cluster.won', { count, symbol: name(symbol) }),
                payout,
              }))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
