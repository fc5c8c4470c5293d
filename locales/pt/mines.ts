import type { Texts } from '../texts';
import type { mines as english } from '../en/mines';

export const mines = {
  start: 'Começar a rodada',
  ready: 'Escolha a aposta e o número de minas',
  mines: 'Minas',
  minesInvalid: 'Escolha um número de minas',
  field: 'O campo',
  place: 'linha {{row}}, coluna {{column}}',
  open: 'Abrir {{place}}',
  closed: 'fechada',
  safe: 'uma lanterna',
  mine: 'uma mina',
  hit: 'a mina que encerrou a rodada',
  left: 'não aberta',
  next: 'Com a próxima lanterna, {{multiple}}',
  cashOut: 'Retirar {{amount}}',
  ruleOpen:
    'As minas são distribuídas entre {{cells}} casas antes de você abrir a primeira. Cada lanterna encontrada aumenta o prêmio da rodada.',
  ruleCashOut: 'Você pode retirar depois de qualquer lanterna. Uma mina encerra a rodada sem prêmio.',
  ruleEnd: 'No último multiplicador da linha, o prêmio é retirado automaticamente.',
  payouts: 'Prêmio após cada lanterna',
  pearl: 'uma pérola',
  pearlNext: 'Com a próxima pérola, {{multiple}}',
  pearlRuleOpen:
    'As minas marinhas são distribuídas entre {{cells}} conchas antes de você abrir a primeira. Cada pérola encontrada aumenta o prêmio da rodada.',
  pearlRuleCashOut: 'Você pode retirar depois de qualquer pérola. Uma mina encerra a rodada sem prêmio.',
  pearlPayouts: 'Prêmio após cada pérola',
} satisfies Texts<typeof english>;
