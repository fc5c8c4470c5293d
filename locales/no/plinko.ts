import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Slipp',
  ready: 'Velg rader og risiko, og slipp',
  rows: 'Pinnerader',
  risk: 'Risiko',
  low: 'Lav',
  medium: 'Middels',
  high: 'Høy',
  rowsInvalid: 'Velg et av brettene som tilbys',
  riskInvalid: 'Velg en risiko',
  board: 'Brettet: {{rows}} pinnerader',
  landed: 'Landet i rom {{slot}} av {{slots}}, som betaler {{multiple}}',
  ruleFall: 'I hver rad faller den til venstre eller høyre, like sannsynlig, uansett hva som skjedde over.',
  rulePays:
    'Rommet den ender i, betaler sin multiplikator av innsatsen. Begge halvdeler er like; nedenfor står hvert brett fra kant til midten med sin egen tilbakebetaling. Spillets RTP er den til det laveste brettet.',
  boardName: '{{rows}} rader · {{risk}}',
} satisfies Texts<typeof english>;
