import type { Texts } from '../texts';
import type { mines as english } from '../en/mines';

export const mines = {
  start: 'Runde starten',
  ready: 'Einsatz und Zahl der Minen wählen',
  mines: 'Minen',
  minesInvalid: 'Wählen Sie eine Anzahl Minen',
  field: 'Das Feld',
  place: 'Zeile {{row}}, Spalte {{column}}',
  open: '{{place}} öffnen',
  closed: 'geschlossen',
  safe: 'eine Laterne',
  mine: 'eine Mine',
  hit: 'die Mine, die die Runde beendet hat',
  left: 'nicht geöffnet',
  next: 'Mit der nächsten Laterne {{multiple}}',
  cashOut: '{{amount}} mitnehmen',
  ruleOpen:
    'Die Minen werden auf {{cells}} Felder verteilt, bevor Sie das erste öffnen. Jede gefundene Laterne erhöht den Gewinn.',
  ruleCashOut: 'Nach jeder Laterne können Sie mitnehmen. Eine Mine beendet die Runde ohne Gewinn.',
  ruleEnd: 'Beim letzten Multiplikator der Reihe wird der Gewinn automatisch gutgeschrieben.',
  payouts: 'Gewinn nach jeder Laterne',
  pearl: 'eine Perle',
  pearlNext: 'Mit der nächsten Perle {{multiple}}',
  pearlRuleOpen:
    'Die Seeminen werden auf {{cells}} Muscheln verteilt, bevor Sie die erste öffnen. Jede gefundene Perle erhöht den Gewinn.',
  pearlRuleCashOut: 'Nach jeder Perle können Sie mitnehmen. Eine Mine beendet die Runde ohne Gewinn.',
  pearlPayouts: 'Gewinn nach jeder Perle',
} satisfies Texts<typeof english>;
