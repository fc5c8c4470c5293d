import type { Texts } from '../texts';
import type { offers as english } from '../en/offers';

export const offers = {
  sample: {
    welcome: {
      title: 'Bono de bienvenida por depósito',
      summary: 'Igualamos tu primer depósito con dinero de bono.',
    },
    reload: {
      title: 'Bono de depósito semanal',
      summary: 'Un bono de la mitad de tu depósito, una vez por semana.',
    },
    'welcome-code': {
      title: 'Código de bienvenida',
      summary: 'Un bono para conocer la casa, sin depósito.',
    },
    'moon-spins': {
      title: 'Tiradas de luna',
      summary: 'Tiradas gratis bajo los farolillos del festival, con un código.',
    },
    'first-light': {
      title: 'Primera luz',
      summary: 'Unas tiradas gratis para quien tenga cuenta.',
    },
    'comet-week': {
      title: 'Semana de cometas',
      summary: 'Tiradas gratis cada semana para quien ya ha depositado.',
    },
    'winter-lights': {
      title: 'Bono luces de invierno',
      summary: 'Un bono de depósito mayor para las semanas oscuras del año.',
    },
    'harvest-moon': {
      title: 'Bono luna de cosecha',
      summary: 'Un bono de depósito para el final de la cosecha.',
    },
    'bakery-nights': {
      title: 'Noches de panadería',
      summary: 'Tiradas gratis mientras los hornos siguen calientes.',
    },
    'rooftop-autumn': {
      title: 'Otoño en los tejados',
      summary: 'Tiradas gratis con los gatos del casco antiguo.',
    },
  },
  codes: {
    WELCOME100: 'Bono de bienvenida',
    MOON20: '20 tiradas gratis en Lantern Festival',
  },
  levelSpins: 'Nivel {{level}}: tiradas gratis en {{slot}}',
  test: 'Bono de prueba',
} satisfies Texts<typeof english>;
