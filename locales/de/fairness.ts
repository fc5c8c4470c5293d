import type { Texts } from '../texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Runde prüfen',
  lead: 'Jede Runde lässt sich aus ihrem Beleg nachrechnen. Das Ergebnis muss mit Ihrem Gewinn übereinstimmen.',
  check: 'Beleg prüfen',
  receipt: 'Beleg',
  receiptHint: 'Fügen Sie den Text der Belegdatei ein.',
  receiptMissing: 'Fügen Sie einen Beleg ein',
  receiptInvalid: 'Das ist kein Beleg. Kopieren Sie die ganze Datei, von der ersten Klammer bis zur letzten.',
  judge: 'Runde nachrechnen',
  matches: 'Die Seeds ergeben genau diese Runde.',
  differs: 'Die Seeds ergeben eine andere Runde, als dieser Beleg sagt.',
  otherSeed: 'Der Server-Seed passt nicht zu seinem Hash: Es ist nicht der, der vor der Runde feststand.',
  notYet:
    'Als dieser Beleg ausgestellt wurde, war der Server-Seed noch in Gebrauch. Wechseln Sie Ihre Seeds, dann wird er offengelegt. Öffnen Sie danach den Beleg der Runde erneut; dann lässt sie sich nachrechnen.',
  signed: 'Der Beleg trägt unsere Signatur und ist unverändert.',
  forged: 'Die Signatur passt nicht: Der Beleg wurde nach dem Signieren verändert oder stammt nicht von uns.',
  unsigned: 'Der Beleg trägt keine Signatur; nichts zeigt, dass er von uns stammt.',
  replayed: 'Gewinn, nachgerechnet',
  stated: 'Gewinn laut Beleg',
  yourSeeds: 'Ihre Seeds',
  seedsText:
    'Der Hash des nächsten Server-Seeds steht schon fest. Womit Sie ihn auch mischen, wir können ihn nicht mehr ändern.',
  rounds: 'Gespielte Runden',
  nextHash: 'Hash des nächsten Server-Seeds',
  revealed_one: '{{shown}} offengelegter Seed',
  revealed_other: '{{shown}} offengelegte Seeds',
  revealedAt: 'Offengelegt',
  nextClientSeed: 'Ihr nächster Client-Seed',
  nextClientSeedHint: 'Beliebige Wörter, bis 64 Zeichen. Bleibt das Feld leer, wird einer gezogen.',
  clientSeedInvalid: 'Verwenden Sie bis zu 64 Zeichen in einer Zeile',
  change: 'Seeds offenlegen und wechseln',
  changed: 'Ihre Seeds wurden gewechselt',
  how: 'So funktioniert es',
  howHash:
    'Vor dem Spiel zeigen wir den SHA-256-Hash unseres Server-Seeds. Sie geben Ihren Client-Seed dazu. Jede Runde zählt eine Zahl weiter, die Nonce.',
  howDraw:
    'Jede Ziehung liest sechs Bytes von HMAC-SHA256(Server-Seed, „Client-Seed:Nonce:Cursor“). Zahlen, die ein Ergebnis bevorzugen würden, werden verworfen und der nächste Cursor gelesen.',
  howScript:
    'Sie müssen dieser Seite nicht glauben: Das Skript enthält alle unsere Spiele, braucht nur Node.js und rechnet dasselbe auf Ihrem Gerät. Die Testvektoren zeigen, ob es richtig rechnet.',
  verifyThis: 'Diese Runde prüfen',
  download: 'Signierten Beleg herunterladen',
} satisfies Texts<typeof english>;
