import { selfExclusionFreeze } from 'contract/constants';
import type { Limits } from 'contract/protection';
import { formatDuration, formatSeconds } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Panel } from '~/ui/panel';
import { Table } from '~/ui/table';

/** What the licence demands where the player plays (DOMAIN §6): every switch, in words. */
export function RulesHere({ limits: { currency, rules } }: { limits: Limits }) {
  const { t, locale, money, number } = usePage();
  const yesNo = (yes: boolean) => t(yes ? 'protection.yes' : 'protection.no');
  const atLeast = (duration: number) => (duration === 0 ? t('protection.noCap') : formatSeconds(duration, locale));
  const rows: [label: string, value: string][] = [
    [t('protection.ruleLimitWait'), formatDuration(rules.limitWait, locale)],
    [t('protection.ruleCancel'), yesNo(rules.cancelWithdrawal)],
    [
      t('protection.ruleWagering'),
      rules.wageringCap === null ? t('protection.noCap') : `${number(rules.wageringCap)}×`,
    ],
    [t('protection.ruleStake'), rules.stakeCap === null ? t('protection.noCap') : money(rules.stakeCap, currency)],
    [t('protection.ruleAutoplay'), t('protection.never')],
    [t('protection.ruleSlotRound'), atLeast(rules.shortestRound.slots)],
    [t('protection.ruleOtherRound'), atLeast(rules.shortestRound.otherGames)],
    [
      t('protection.ruleExclusion'),
      rules.exclusionMonths === null
        ? formatDuration(selfExclusionFreeze, locale)
        : t('protection.ruleMonths', { count: rules.exclusionMonths }),
    ],
    [t('protection.ruleFun'), yesNo(rules.funModeBeforeAgeCheck)],
  ];
  return (
    <Panel id="rules-here" title={t('protection.rulesHere')}>
      <Table
        caption={<small className="quiet">{t('protection.rulesHereText')}</small>}
        rows={rows}
        keyOf={([label]) => label}
        columns={[
          { label: t('protection.rule'), cell: ([label]) => label },
          { label: t('protection.applies'), cell: ([, value]) => value },
        ]}
      />
    </Panel>
  );
}
