import type { TableRound } from 'contract/tables';
import { usePage } from '~/i18n/page';
import type { TableFamily } from './family';

const shown = 14;

/** The latest results side by side, the newest first. */
export function Results({ history, family }: { history: readonly TableRound[]; family: TableFamily }) {
  const page = usePage();
  return (
    <ol className="table-history" aria-label={page.t('tables.history')}>
      {history.slice(0, shown).map(({ round, result }) => {
        const { text, tone } = family.mark(result, page);
        return (
          <li key={round} className={`mark mark-${tone}`} aria-label={family.resultText(result, page)}>
            {text}
          </li>
        );
      })}
    </ol>
  );
}
