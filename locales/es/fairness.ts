import type { Texts } from '../texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Verificar una ronda',
  lead: 'Cada ronda se puede recalcular a partir de su recibo. El resultado debe coincidir con lo que se te pagó.',
  check: 'Comprobar un recibo',
  receipt: 'Recibo',
  receiptHint: 'Pega el texto del archivo del recibo.',
  receiptMissing: 'Pega un recibo',
  receiptInvalid: 'Esto no es un recibo. Copia el archivo entero, de la primera llave a la última.',
  judge: 'Recalcular la ronda',
  matches: 'Las semillas dan exactamente esta ronda.',
  differs: 'Las semillas dan una ronda distinta de la que dice este recibo.',
  otherSeed: 'La semilla del servidor no corresponde a su hash: no es la que se fijó antes de la ronda.',
  notYet:
    'Cuando se emitió este recibo, la semilla del servidor seguía en uso. Cambia tus semillas para revelarla. Después abre de nuevo el recibo de la ronda y podrás recalcularla.',
  signed: 'El recibo lleva nuestra firma y no se ha modificado.',
  forged: 'La firma no corresponde: este recibo se modificó después de firmarlo o nunca fue nuestro.',
  unsigned: 'El recibo no lleva firma, así que nada demuestra que sea nuestro.',
  replayed: 'Premio recalculado',
  stated: 'Premio en el recibo',
  yourSeeds: 'Tus semillas',
  seedsText:
    'El hash de la próxima semilla del servidor ya está fijado. La mezcles con lo que la mezcles, ya no podemos cambiarla.',
  rounds: 'Rondas jugadas',
  nextHash: 'Hash de la próxima semilla del servidor',
  revealed_one: '{{shown}} semilla revelada',
  revealed_other: '{{shown}} semillas reveladas',
  revealedAt: 'Revelada',
  nextClientSeed: 'Tu próxima semilla de cliente',
  nextClientSeedHint: 'Cualquier texto de hasta 64 caracteres. Si lo dejas vacío, se sortea una.',
  clientSeedInvalid: 'Usa hasta 64 caracteres en una línea',
  change: 'Revelar y cambiar las semillas',
  changed: 'Tus semillas han cambiado',
  how: 'Cómo funciona',
  howHash:
    'Antes de jugar te mostramos el hash SHA-256 de nuestra semilla del servidor. Tú añades tu semilla de cliente. Cada ronda avanza un número, el nonce.',
  howDraw:
    'Cada sorteo lee seis bytes de HMAC-SHA256(semilla del servidor, «semilla del cliente:nonce:cursor»). Los números que favorecerían un resultado se descartan y se lee el siguiente cursor.',
  howScript:
    'No hace falta que creas a esta página: el script contiene todos nuestros juegos, solo necesita Node.js y hace el mismo cálculo en tu equipo. Los vectores de prueba muestran si lo hace bien.',
  verifyThis: 'Verificar esta ronda',
  download: 'Descargar el recibo firmado',
} satisfies Texts<typeof english>;
