import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Slipp',
  ready: 'Velg rader og risiko, og slipp kulen',
  rows: 'Pinnerader',
  risk: 'Risiko',
  low: 'Lav',
  medium: 'Middels',
  high: 'Høy',
  rowsInvalid: 'Velg et av brettene som tilbys',
  riskInvalid: 'Velg en risiko',
  board: 'Brettet: {{rows}} pinnerader',
  landed: 'Kulen landet i lomme {{slot}} av {{slots}}, som betaler {{multiple}}',
  ruleFall: 'I hver rad faller kulen til venstre eller høyre, like sannsynlig, uansett hva som skjedde over.',
  rulePays:
    'Lommen kulen lander i, betaler innsatsen ganger multiplikatoren. Begge halvdeler av et brett er like. Nedenfor vises hvert brett fra kant til midte med sin egen RTP. Spillets RTP er den til brettet med lavest RTP.',
  boardName: '{{rows}} rader · {{risk}}',
} satisfies Texts<typeof english>;
