import type { Texts } from '../texts';
import type { found as english } from '../en/found';

export const found = {
  home: 'Casino online con juegos que puedes comprobar',
  slots:
    'Tragaperras con el retorno al jugador y la probabilidad de premio a la vista antes de jugar. Juega gratis o con dinero real.',
  livecasino:
    'Casino en vivo: ruleta, blackjack, baccarat y más en mesas compartidas, con rondas que cualquiera puede comprobar después.',
  gameShows:
    'Concursos en vivo con ruedas de la fortuna, cajas y multiplicadores. Las probabilidades se muestran en cada juego.',
  crashAndFast:
    'Crash, plinko, minas, dados y otros juegos rápidos: la ronda dura segundos y su resultado se puede comprobar.',
  browse:
    'Todos los juegos por tipo: botes con su importe actual, tiradas gratis, respins, cascadas, volatilidad baja o alta y cada proveedor.',
  register:
    'Abre una cuenta: elige un nombre de usuario y una moneda, fija tus límites y decide tú si quieres un bono.',
  login: 'Inicia sesión para jugar, depositar, retirar y ver tus límites y tu historial.',
  payAndPlay:
    'Regístrate con un pago desde tu cuenta bancaria: sin formularios, y podrás jugar en cuanto tu banco lo confirme.',
  verify: 'Comprueba una ronda de cualquier juego: pega sus semillas y mira cómo sale el mismo resultado.',
  stayInControl:
    'Fija límites, tómate un descanso o autoexclúyete, y encuentra con quién hablar. Lo que ayuda a jugar de forma responsable.',
  contact: 'Escribe a atención al cliente. Te responderemos por correo electrónico.',
  chat: 'Chat en vivo con atención al cliente y otras formas de contactarnos.',
  promotions:
    'Todas las promociones vigentes: bonos, tiradas gratis, carreras y cashback, con sus fechas y condiciones.',
  depositBonus: 'Bonos de depósito con sus condiciones explicadas y un ejemplo del requisito de apuesta.',
  status: 'Lo que funciona ahora en el casino: pagos por método y juegos por proveedor.',
} satisfies Texts<typeof english>;
