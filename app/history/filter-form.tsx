import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { SelectField, type Option } from '~/ui/choice-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { isDay, isNarrowed, type HistoryFilter } from './filter';

/** Narrows a list by its address: a GET form, so that a filter can be kept, sent on and gone back to. */
export function FilterForm({ filter, methods }: { filter: HistoryFilter; methods: readonly Option[] | null }) {
  const { t, href } = usePage();
  const { tab, values, errors } = filter;
  const errorOf = (name: keyof typeof errors) => (errors[name] ? t(errors[name]) : undefined);
  const narrowed = isNarrowed(filter);
  const named = (['dateFrom', 'dateTo', 'type', 'method'] as const).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ fieldId: name, message }] : [];
  });
  return (
    <details className="panel filter" open={narrowed || named.length > 0}>
      <summary>
        <Icon name="down" />
        {t('history.filter')}
      </summary>
      <ErrorSummary errors={named} />
      <form method="get" action={href('/profile/history')}>
        <input type="hidden" name="tab" value={tab} />
        <div className="filter-fields">
          {(['dateFrom', 'dateTo'] as const).map((name) => (
            // What is no day stands as text: a date input would swallow it.
            <Field
              key={name}
              name={name}
              label={t(`history.${name}`)}
              error={errorOf(name)}
              defaultValue={values[name]}
              type={!values[name] || isDay(values[name]) ? 'date' : 'text'}
              autoComplete="off"
            />
          ))}
          {methods && (
            <>
              <SelectField
                name="type"
                label={t('history.type')}
                error={errorOf('type')}
                defaultValue={values.type}
                options={[
                  { value: 'all', label: t('history.typeAll') },
                  { value: 'deposit', label: t('history.typeDeposit') },
                  { value: 'withdraw', label: t('history.typeWithdraw') },
                  { value: 'credit', label: t('history.typeCredit') },
                ]}
              />
              <SelectField
                name="method"
                label={t('history.method')}
                error={errorOf('method')}
                defaultValue={values.method}
                placeholder={t('history.allMethods')}
                options={methods}
              />
            </>
          )}
        </div>
        <p className="form-row">
          <Button>{t('history.show')}</Button>
          {(narrowed || named.length > 0) && (
            <Button href={href(`/profile/history?tab=${tab}`)} variant="quiet">
              {t('history.showAll')}
            </Button>
          )}
        </p>
      </form>
    </details>
  );
}
