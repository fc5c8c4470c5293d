import type { Texts } from '../texts';
import type { password as english } from '../en/password';

export const password = {
  forgotTitle: '¿Has olvidado tu contraseña?',
  forgotLead: 'Indica el correo electrónico de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
  sendLink: 'Enviar el enlace',
  backToLogIn: 'Volver al inicio de sesión',
  linkSent:
    'Si existe una cuenta con esta dirección, le hemos enviado un enlace. Es válido durante una hora y solo se puede usar una vez.',
  noMail:
    '¿No ha llegado nada en unos minutos? Mira en el correo no deseado o pídelo de nuevo: se envía un enlace nuevo cada cinco minutos como máximo.',
  askAgain: 'Pedir un enlace nuevo',
  captchaWrong: 'El valor del captcha no es correcto',
  captchaAsked: 'Responde también al captcha',
  resetTitle: 'Elige una contraseña nueva',
  resetLead: 'Cuando la guardes, se cerrarán todas las sesiones abiertas en tu cuenta.',
  new: 'Contraseña nueva',
  confirm: 'Repite la contraseña nueva',
  old: 'Contraseña anterior',
  policyHint: 'Al menos {{policyMin}} caracteres, con una minúscula, una mayúscula y un número o carácter especial',
  newRequired: 'Escribe tu contraseña nueva',
  oldRequired: 'Escribe tu contraseña anterior',
  setNew: 'Guardar la contraseña nueva',
  wasReset: 'Tu contraseña nueva está guardada. Inicia sesión con ella.',
  linkInvalidAdvice:
    'Puede que tenga más de una hora o que ya se haya usado. Tu contraseña no ha cambiado; puedes pedir un enlace nuevo.',
} satisfies Texts<typeof english>;
