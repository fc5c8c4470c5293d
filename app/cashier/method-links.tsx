import type { CashierMethod } from 'contract/cashier';
import type { Currency } from 'contract/money';
import { usePage } from '~/i18n/page';
import { Icon, type IconName } from '~/ui/icon';
import { spaced } from '~/ui/spaced';
import { methodPath, type CameWith, type Direction } from './methods';

/** Drawings for the logos that the API names. */
const logos: Partial<Record<string, IconName>> = { card: 'card', crypto: 'crypto' };

interface MethodLinksProps {
  direction: Direction;
  methods: readonly CashierMethod[];
  chosen: CashierMethod;
  cameWith?: CameWith;
  currency: Currency;
}

/** The ways money can take. Each has a form of its own, so that none asks for what another one needs; the chosen one tells its borders. */
export function MethodLinks({ direction, methods, chosen, currency, cameWith }: MethodLinksProps) {
  const { t, href, money } = usePage();
  return (
    <section className="methods" aria-labelledby="methods-title">
      <h2 className="legend" id="methods-title">
        {t('cashier.method')}
      </h2>
      <nav className="cards" aria-labelledby="methods-title">
        {spaced(
          methods.map((method) => (
            <a
              key={method.id}
              className="card-choice"
              href={href(methodPath(direction, method.id, cameWith))}
              aria-current={method.id === chosen.id ? 'true' : undefined}
            >
              <span>
                {`${method.name} `}
                <small>{method.time}</small>
              </span>
              <Icon name={logos[method.logo] ?? 'coins'} />
            </a>
          )),
        )}
      </nav>
      <dl className="facts">
        <div>
          <dt>{t('cashier.time')}</dt>
          <dd>{chosen.time}</dd>
        </div>
        <div>
          <dt>{t('cashier.fee')}</dt>
          <dd>{chosen.fee}</dd>
        </div>
        <div>
          <dt>{t('cashier.minimum')}</dt>
          <dd className="num">{money(chosen.minimum, currency)}</dd>
        </div>
        <div>
          <dt>{t('cashier.maximum')}</dt>
          <dd className="num">{money(chosen.maximum, currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
