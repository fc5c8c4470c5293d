import type { Texts } from '../texts';
import type { offers as english } from '../en/offers';

export const offers = {
  sample: {
    welcome: {
      title: 'Bônus de boas-vindas no depósito',
      summary: 'Seu primeiro depósito, e o mesmo valor em dinheiro de bônus.',
    },
    reload: {
      title: 'Bônus de depósito semanal',
      summary: 'Um bônus de metade do seu depósito, uma vez por semana.',
    },
    'welcome-code': {
      title: 'Código de boas-vindas',
      summary: 'Um bônus para conhecer a casa, sem depósito.',
    },
    'moon-spins': {
      title: 'Rodadas da lua',
      summary: 'Rodadas grátis sob as lanternas do festival, com um código.',
    },
    'first-light': {
      title: 'Primeira luz',
      summary: 'Algumas rodadas grátis para quem tem conta.',
    },
    'comet-week': {
      title: 'Semana dos cometas',
      summary: 'Rodadas grátis toda semana para quem já depositou.',
    },
    'winter-lights': {
      title: 'Bônus luzes de inverno',
      summary: 'Um bônus de depósito maior para as semanas escuras do ano.',
    },
    'harvest-moon': {
      title: 'Bônus lua da colheita',
      summary: 'Um bônus de depósito para o fim da colheita.',
    },
    'bakery-nights': {
      title: 'Noites de padaria',
      summary: 'Rodadas grátis enquanto os fornos estão quentes.',
    },
    'rooftop-autumn': {
      title: 'Outono nos telhados',
      summary: 'Rodadas grátis com os gatos da cidade velha.',
    },
  },
  codes: {
    WELCOME100: 'Bônus de boas-vindas',
    MOON20: '20 rodadas grátis em Lantern Festival',
  },
  levelSpins: 'Nível {{level}}: rodadas grátis em {{slot}}',
  test: 'Bônus de teste',
} satisfies Texts<typeof english>;
