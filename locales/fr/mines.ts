import type { Texts } from '../texts';
import type { mines as english } from '../en/mines';

export const mines = {
  start: 'Commencer la partie',
  ready: 'Choisissez la mise et le nombre de mines',
  mines: 'Nombre de mines',
  minesInvalid: 'Choisissez un nombre de mines',
  field: 'Le terrain',
  place: 'ligne {{row}}, colonne {{column}}',
  open: 'Ouvrir {{place}}',
  closed: 'fermée',
  safe: 'une lanterne',
  mine: 'une mine',
  hit: 'la mine qui a mis fin à la partie',
  left: 'non ouverte',
  next: 'La prochaine lanterne donne {{multiple}}',
  cashOut: 'Encaisser {{amount}}',
  ruleOpen:
    'Les mines sont réparties parmi {{cells}} cases avant que vous n’ouvriez la première. Chaque lanterne trouvée augmente le gain.',
  ruleCashOut: 'Vous pouvez encaisser après chaque lanterne. Une mine met fin à la partie sans gain.',
  ruleEnd: 'Au dernier multiplicateur de la ligne, la partie est encaissée automatiquement.',
  payouts: 'Gain après chaque lanterne',
  pearl: 'une perle',
  pearlNext: 'La prochaine perle donne {{multiple}}',
  pearlRuleOpen:
    'Les mines marines sont réparties parmi {{cells}} coquillages avant que vous n’ouvriez le premier. Chaque perle trouvée augmente le gain.',
  pearlRuleCashOut: 'Vous pouvez encaisser après chaque perle. Une mine met fin à la partie sans gain.',
  pearlPayouts: 'Gain après chaque perle',
} satisfies Texts<typeof english>;
