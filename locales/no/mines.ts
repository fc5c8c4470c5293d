import type { Texts } from '../texts';
import type { mines as english } from '../en/mines';

export const mines = {
  start: 'Start runden',
  ready: 'Velg innsats og miner',
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
  cashOut: 'Ta ut {{amount}}',
  ruleOpen:
    'Minene legges mellom {{cells}} ruter før du åpner den første. Hver lykt du finner, øker det runden betaler.',
  ruleCashOut: 'Du kan ta ut etter hver lykt. En mine avslutter runden uten gevinst.',
  ruleEnd: 'Ved radens siste multiplikator betales runden ut av seg selv.',
  payouts: 'Gevinst etter hver lykt',
  pearl: 'en perle',
  pearlNext: 'Neste perle gir {{multiple}}',
  pearlRuleOpen:
    'Sjøminene legges mellom {{cells}} skjell før du åpner det første. Hver perle du finner, øker det runden betaler.',
  pearlRuleCashOut: 'Du kan ta ut etter hver perle. En mine avslutter runden uten gevinst.',
  pearlPayouts: 'Gevinst etter hver perle',
} satisfies Texts<typeof english>;
