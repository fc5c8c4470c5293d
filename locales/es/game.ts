import type { Texts } from '../texts';
import type { game as english } from '../en/game';

export const game = {
  playNow: 'Jugar ahora',
  playForFun: 'Jugar gratis',
  round: 'Cómo es una ronda',
  facts: 'De un vistazo',
  computer: 'En ordenador',
  phone: 'En el móvil',
  available: 'Disponible',
  notAvailable: 'No disponible',
  hitFrequency: 'Rondas con premio',
  allRules: 'Todas las reglas y premios',
  similar: 'Juegos parecidos',
  isOff: 'Este juego no está disponible en este momento',
  isOffText: 'Aún puedes terminar una ronda que ya hayas empezado. Mientras tanto, elige otro juego.',
} satisfies Texts<typeof english>;
