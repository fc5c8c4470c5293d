import type { Texts } from '../texts';
import type { contact as english } from '../en/contact';

export const contact = {
  lead: 'Escríbenos a cualquier hora. Te responderemos por correo.',
  name: 'Tu nombre',
  message: 'Tu mensaje',
  messageHint: 'Como máximo {{max}} caracteres. No nos envíes nunca tu contraseña.',
  send: 'Enviar mensaje',
  orMail: 'O por correo:',
  nameRequired: 'Escribe tu nombre',
  nameLength: 'El nombre debe tener de {{min}} a {{max}} caracteres',
  messageRequired: 'Escribe tu mensaje',
  checkFailed: 'No hemos podido confirmar que eres una persona. Inténtalo de nuevo.',
  notNow: 'Ahora mismo no se ha podido enviar tu mensaje. Inténtalo más tarde o escríbenos un correo.',
  checkNeedsScript:
    'Este formulario comprueba que eres una persona y para ello necesita scripts. Sin ellos, escribe a {{email}}.',
  sentTitle: 'Mensaje enviado',
  sentText: 'Te responderemos por correo. Tu mensaje tiene la referencia {{reference}}.',
} satisfies Texts<typeof english>;
