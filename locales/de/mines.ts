import type { Texts } from '../texts';
import type { mines as english } from '../en/mines';

export const mines = {
  start: 'Runde starten',
  ready: 'Einsatz und Minen wählen',
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
  cashOut: '{{amount}} auszahlen',
  ruleOpen:
    'Die Minen liegen zwischen {{cells}} Feldern, bevor Sie das erste öffnen. Jede gefundene Laterne erhöht die Auszahlung der Runde.',
  ruleCashOut: 'Nach jeder Laterne können Sie auszahlen. Eine Mine beendet die Runde ohne Auszahlung.',
  ruleEnd: 'Beim letzten Multiplikator der Reihe zahlt die Runde von selbst aus.',
  payouts: 'Auszahlung nach jeder Laterne',
  pearl: 'eine Perle',
  pearlNext: 'Mit der nächsten Perle {{multiple}}',
  pearlRuleOpen:
    'Die Seeminen liegen zwischen {{cells}} Muscheln, bevor Sie die erste öffnen. Jede gefundene Perle erhöht die Auszahlung der Runde.',
  pearlRuleCashOut: 'Nach jeder Perle können Sie auszahlen. Eine Mine beendet die Runde ohne Auszahlung.',
  pearlPayouts: 'Auszahlung nach jeder Perle',
} satisfies Texts<typeof english>;
