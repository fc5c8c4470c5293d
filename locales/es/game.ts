import type { Texts } from '../texts';
import type { game as english } from '../en/game';

export const game = {
  playNow: 'Jugar ahora',
  playForFun: 'Jugar gratis',
  round: 'Cómo es una ronda',
  facts: 'De un vistazo',
  category: 'Categoría',
  computer: 'En ordenador',
  phone: 'En el móvil',
  available: 'Disponible',
  notAvailable: 'No disponible',
  hitFrequency: 'Rondas con premio',
  allRules: 'Todas las reglas y premios',
  similar: 'Juegos parecidos',
} satisfies Texts<typeof english>;
