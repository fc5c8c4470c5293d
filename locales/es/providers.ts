import type { Texts } from '../texts';
import type { providers as english } from '../en/providers';

export const providers = {
  otherWays: 'Otras formas de entrar',
  withGoogle: 'Continuar con Google',
  withBankId: 'Continuar con BankID',
  failedTitle: 'No has iniciado sesión',
  byPassword: 'Entrar con contraseña',
  denied: 'Has cancelado en {{provider}}. No se nos ha transmitido nada.',
  away: '{{provider}} no está disponible en este momento. Inténtalo más tarde o inicia sesión con tu nombre de usuario y contraseña.',
  known:
    'Ya existe una cuenta con tu correo electrónico. Inicia sesión con su nombre de usuario y contraseña; si no los recuerdas, pide una contraseña nueva.',
  completeTitle: 'Completa tu registro',
  completeLead: '{{provider}} nos ha dicho quién eres. Solo te pedimos lo que falta; no hace falta contraseña.',
  toldBy: 'De {{provider}}',
  name: 'Nombre',
} satisfies Texts<typeof english>;
