import type { Texts } from '../texts';
import type { mails as english } from '../en/mails';

export const mails = {
  greeting: 'Hola, {{name}}:',
  why: 'Recibes este correo porque tienes una cuenta en {{site}}. ¿Alguna pregunta? Escribe a {{support}}.',
  legal: '{{site}} es solo para mayores de edad (+{{minimumAge}}). Si deja de ser divertido, deja de jugar.',
  notice: {
    subjects: {
      level: 'Has alcanzado un nuevo nivel',
      challenge: 'Desafío superado',
      race: 'Tu premio de la carrera de slots',
      cashback: 'Tu cashback está listo',
      paid: 'Tus recompensas han llegado',
    },
    button: 'Ver mis notificaciones',
    off: 'Desactivar estos correos',
  },
  confirmation: {
    subject: 'Confirma tu cuenta de {{site}}',
    ask: 'Gracias por unirte a {{site}}. Confirma tu correo electrónico para abrir tu cuenta:',
    button: 'Confirmar correo electrónico',
    valid: 'El enlace es válido durante {{registrationLinkHours}} horas.',
    ignore: 'Si no te has registrado, puedes ignorar este correo.',
  },
  newEmail: {
    subject: 'Confirma tu nuevo correo electrónico de {{site}}',
    ask: 'Has pedido usar este correo electrónico en tu cuenta de {{site}}. Confírmalo:',
    button: 'Confirmar correo electrónico',
    valid:
      'El enlace es válido durante {{emailLinkHours}} horas. Hasta que confirmes la nueva dirección, se seguirá usando la anterior.',
    ignore: 'Si no lo has pedido, puedes ignorar este correo.',
  },
  emailAsked: {
    subject: 'Tu correo electrónico de {{site}} está a punto de cambiar',
    ask: 'Alguien que conoce tu contraseña ha pedido usar otro correo electrónico en tu cuenta de {{site}}. El cambio se hará efectivo al abrir el enlace que hemos enviado a la nueva dirección.',
    button: 'No he sido yo: elegir una contraseña nueva',
    valid: 'Una contraseña nueva detiene el cambio y cierra todas las sesiones.',
    ignore: 'Si has sido tú, no tienes que hacer nada.',
  },
  emailChanged: {
    subject: 'El correo electrónico de tu cuenta de {{site}} ha cambiado',
    ask: 'Tu cuenta de {{site}} usa ahora otro correo electrónico. No recibirás más correos de tu cuenta en esta dirección.',
    button: 'No he sido yo: contactar con atención al cliente',
    valid: 'Tu saldo y tus bonos no han cambiado.',
    ignore: 'Si has sido tú, no tienes que hacer nada.',
  },
  emailTaken: {
    subject: 'Alguien ha intentado usar tu correo electrónico en {{site}}',
    greeting: 'Hola:',
    ask: 'Alguien ha pedido usar este correo electrónico en otra cuenta de {{site}}. Ya pertenece a una cuenta, así que no ha cambiado nada.',
    button: 'Iniciar sesión',
    valid:
      'Si has sido tú y quieres usar esta dirección, inicia sesión en la cuenta a la que pertenece o elige allí una contraseña nueva.',
    ignore: 'Si no has sido tú, puedes ignorar este correo. Nadie ha entrado en tu cuenta.',
  },
  reset: {
    subject: 'Restablece tu contraseña de {{site}}',
    ask: 'Alguien ha pedido una contraseña nueva para tu cuenta de {{site}}. Si has sido tú, elígela aquí:',
    button: 'Elegir una contraseña nueva',
    valid: 'El enlace es válido durante una hora y solo se puede usar una vez.',
    ignore: 'Si no lo has pedido tú, puedes ignorar este correo: tu contraseña no cambia.',
  },
  security: {
    button: 'Proteger mi cuenta',
    valid: 'Por tu seguridad, podrás volver a retirar {{withdrawalWaitHours}} horas después de este cambio.',
    ignore: 'Si no has sido tú, elige una contraseña nueva y avisa enseguida a atención al cliente.',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña de {{site}}',
    ask: 'Se ha cambiado la contraseña de tu cuenta de {{site}}.',
  },
  nameChanged: {
    subject: 'Se ha cambiado el nombre de tu cuenta de {{site}}',
    ask: 'Se ha cambiado el nombre de tu cuenta de {{site}}. Vuelve a verificar tu identidad con un documento a ese nombre.',
  },
  exclusion: {
    subject: 'Tu pausa en {{site}}: ¿cómo quieres continuar?',
    ask: 'Han pasado las {{exclusionHours}} horas desde tu autoexclusión. Tú decides cómo continuar: mantener la autoexclusión durante 6, 12 o 60 meses, o volver a jugar.',
    button: 'Elegir',
    valid: 'Solo puedes elegir una vez. Los meses que elijas no se pueden acortar.',
    ignore:
      'Mientras no elijas, tu autoexclusión sigue vigente. Puedes iniciar sesión y retirar tu saldo en cualquier momento.',
  },
  withdrawal: {
    subject: 'Tu retirada de {{site}} está aprobada',
    ask: 'Tu retirada de {{site}} está aprobada. Indícanos la criptomoneda y la dirección del monedero a la que enviarla:',
    button: 'Elegir el destino',
    valid: 'El enlace es válido durante {{withdrawalLinkHours}} horas y solo se puede usar una vez.',
    ignore: 'Si no has pedido ninguna retirada, contacta enseguida con atención al cliente y no reenvíes este correo.',
  },
  support: {
    why: 'Recibes este correo porque has escrito a {{site}}. ¿Alguna pregunta? Escribe a {{support}}.',
    message: 'Tu mensaje: {{message}}',
    reply: 'Si esto no resuelve el asunto, responde a este correo o vuelve a escribirnos e indica {{reference}}.',
    answer: {
      subject: '{{site}}: nuestra respuesta a tu mensaje {{reference}}',
      about: 'Esta es nuestra respuesta a tu mensaje del {{date}}. Su referencia es {{reference}}.',
    },
    dispute: {
      subject: '{{site}}: nuestra posición definitiva sobre tu reclamación {{reference}}',
      about:
        'No hemos podido ponernos de acuerdo contigo sobre tu reclamación del {{date}}. Su referencia es {{reference}}. Esta es nuestra posición definitiva:',
      button: 'Ir a {{body}}',
      free: 'Puedes llevar tu reclamación a {{body}}, que es independiente de nosotros. No te cuesta nada. Adjunta este correo.',
    },
  },
} satisfies Texts<typeof english>;
