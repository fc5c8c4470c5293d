import type { DepositOffer } from 'contract/cashier';
import { days } from 'contract/constants';
import type { Currency } from 'contract/money';
import { usePage, type Page } from '~/i18n/page';
import { RadioCards } from '~/ui/choice-fields';
import { noBonus } from './forms';

interface BonusChoiceProps {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
  offers: readonly DepositOffer[];
  currency: Currency;
}

/** What an offer gives and asks for, in one sentence. */
export const termsOf = (
  { percent, most, minimum, wageringRequirement, validFor }: DepositOffer,
  currency: Currency,
  { t, money, number }: Pick<Page, 't' | 'money' | 'number'>,
): string =>
  t('depositBonus.terms', {
    percent: number(percent),
    most: money(most, currency),
    minimum: money(minimum, currency),
    times: t('bonuses.times', { count: number(wageringRequirement) }),
    days: number(Math.floor(validFor / days)),
  });

/** None is the first and the chosen one: nobody gets a bonus, and its conditions, without asking for it. */
export function BonusChoice({ offers, currency, error, defaultValue, ...field }: BonusChoiceProps) {
  const page = usePage();
  const { t } = page;
  if (offers.length === 0) return null;
  return (
    <RadioCards
      {...field}
      legend={t('depositBonus.choose')}
      hint={t('depositBonus.hint')}
      error={error}
      defaultValue={offers.some(({ id }) => id === defaultValue) ? defaultValue : noBonus}
      options={[
        { value: noBonus, label: t('depositBonus.none'), description: t('depositBonus.noneText') },
        ...offers.map((offer) => ({ value: offer.id, label: offer.name, description: termsOf(offer, currency, page) })),
      ]}
    />
  );
}
