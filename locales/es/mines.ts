import type { Texts } from '../texts';
import type { mines as english } from '../en/mines';

export const mines = {
  start: 'Empezar la ronda',
  ready: 'Elige tu apuesta y el número de minas',
  mines: 'Minas',
  minesInvalid: 'Elige un número de minas',
  field: 'El campo',
  place: 'fila {{row}}, columna {{column}}',
  open: 'Abrir {{place}}',
  closed: 'cerrada',
  safe: 'un farolillo',
  mine: 'una mina',
  hit: 'la mina que acabó la ronda',
  left: 'sin abrir',
  next: 'Con el próximo farolillo, {{multiple}}',
  cashOut: 'Cobrar {{amount}}',
  ruleOpen:
    'Las minas se reparten entre {{cells}} casillas antes de que abras la primera. Cada farolillo que encuentras sube el premio.',
  ruleCashOut: 'Puedes cobrar después de cualquier farolillo. Una mina acaba la ronda sin premio.',
  ruleEnd: 'Al llegar al último multiplicador de la fila, la ronda se cobra automáticamente.',
  payouts: 'Premio tras cada farolillo',
  pearl: 'una perla',
  pearlNext: 'Con la próxima perla, {{multiple}}',
  pearlRuleOpen:
    'Las minas marinas se reparten entre {{cells}} conchas antes de que abras la primera. Cada perla que encuentras sube el premio.',
  pearlRuleCashOut: 'Puedes cobrar después de cualquier perla. Una mina acaba la ronda sin premio.',
  pearlPayouts: 'Premio tras cada perla',
} satisfies Texts<typeof english>;
