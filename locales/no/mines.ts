import type { Texts } from '../texts';
import type { mines as english } from '../en/mines';

export const mines = {
  start: 'Start runden',
  ready: 'Velg innsats og antall miner',
  mines: 'Miner',
  minesInvalid: 'Velg et antall miner',
  field: 'Feltet',
  place: 'rad {{row}}, kolonne {{column}}',
  open: 'Åpne {{place}}',
  closed: 'lukket',
  safe: 'en lykt',
  mine: 'en mine',
  hit: 'minen som avsluttet runden',
  left: 'ikke åpnet',
  next: 'Neste lykt gir {{multiple}}',
  cashOut: 'Cash ut {{amount}}',
  ruleOpen: 'Minene fordeles på {{cells}} ruter før du åpner den første. Hver lykt du finner, øker gevinsten.',
  ruleCashOut: 'Du kan cashe ut etter hver lykt. En mine avslutter runden uten gevinst.',
  ruleEnd: 'Ved radens siste multiplikator cashes runden ut automatisk.',
  payouts: 'Gevinst etter hver lykt',
  pearl: 'en perle',
  pearlNext: 'Neste perle gir {{multiple}}',
  pearlRuleOpen:
    'Sjøminene fordeles på {{cells}} skjell før du åpner det første. Hver perle du finner, øker gevinsten.',
  pearlRuleCashOut: 'Du kan cashe ut etter hver perle. En mine avslutter runden uten gevinst.',
  pearlPayouts: 'Gevinst etter hver perle',
} satisfies Texts<typeof english>;
