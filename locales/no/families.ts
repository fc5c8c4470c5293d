import type { Texts } from '../texts';
import type { families as english } from '../en/families';

export const families = {
  slot: {
    description: 'En klassisk spilleautomat med rolig rytme: Like symboler langs en linje gir gevinst.',
    details:
      'Velg innsats og spinn. Når hjulene stopper, leses hver linje fra venstre, og alle gevinster legges sammen.',
  },
  ways: {
    description: 'En spilleautomat uten linjer: Like symboler på nabohjul vinner uansett hvor de lander.',
    details:
      'Velg innsats og spinn. Gevinstene telles hjul for hjul fra venstre, og jo flere gevinstveier et symbol danner, desto større blir gevinsten.',
  },
  cluster: {
    description:
      'En spilleautomat som betaler for grupper: Symboler som berører hverandre, vinner sammen og gir plass til nye.',
    details:
      'Velg innsats og spinn. Vinnende grupper forsvinner, nye symboler faller ned, og runden er over når ingenting mer henger sammen.',
  },
  hold: {
    description: 'En spilleautomat med en historie: Spesielle symboler starter ekstra funksjoner underveis.',
    details:
      'Velg innsats og spinn. Nok spesialsymboler starter en funksjon, for eksempel gratisspinn, som spilles ferdig før neste spinn.',
  },
  ladder: {
    description: 'En spilleautomat med en stige ved siden av: Gevinster tar deg oppover, trinn for trinn.',
    details:
      'Velg innsats og spinn. Hver gevinst følges av et gratisspinn ett trinn høyere. Alle gevinstene legges sammen, og runden er over ved det første spinnet uten gevinst eller etter øverste trinn. Du trenger ikke velge noe underveis.',
  },
  jackpot: {
    description: 'En spilleautomat med en felles jackpot som vokser mens det spilles.',
    details:
      'Velg innsats og spinn. En del av hver innsats går til jackpoten, som kan vinnes i enhver runde og deretter starter på grunnbeløpet igjen.',
  },
  roulette: {
    description: 'Ett hjul, én kule og et bord fullt av måter å gjette hvor den stopper.',
    details:
      'Legg sjetongene dine før innsatsene stenger, på et tall, en gruppe eller en farge. Kulen avgjør, og gevinster betales med en gang.',
  },
  'shared-blackjack': {
    description: 'Blackjack for hele bordet: Tre hender spiller mot dealeren, og alle satser på dem.',
    details:
      'Velg hendene du tror kommer nærmere 21 enn dealeren. Alle spilles på samme publiserte måte og sammenlignes til slutt.',
  },
  blackjack: {
    description: 'Blackjack i ditt eget tempo, delt ut bare til deg: Kom nærmere 21 enn dealeren uten å gå over.',
    details:
      'Plasser innsatsen og få to kort fra en sko som er stokket for denne runden. Trekk, stå, doble eller splitt; så trekker dealeren etter faste regler, og hendene sammenlignes.',
  },
  baccarat: {
    description: 'Et elegant valg mellom to hender: spiller, bank eller uavgjort.',
    details: 'Sett innsatsen på ett utfall. Begge hender deles ut etter faste regler, og hånden nærmest ni vinner.',
  },
  'money-wheel': {
    description: 'Et stort, lysende hjul, en programleder og ett spørsmål: Hvor stopper det?',
    details: 'Velg ett eller flere felt før innsatsene stenger. Hjulet snurrer, og feltet under pekeren avgjør runden.',
  },
  'money-boxes': {
    description: 'En opplyst scene der alt er lukket, og den lille spenningen ved å se hva som lå på din plass.',
    details:
      'Sats på én eller flere plasser før innsatsene stenger. Alt åpnes samtidig, og hver plass betaler premien som lå der.',
  },
  crash: {
    description: 'Multiplikatoren stiger, og du bestemmer når du casher ut før den krasjer.',
    details:
      'Sett innsatsen før start. Multiplikatoren stiger til den stopper uten varsel. Casher du ut i tide, ganges innsatsen; for sent, og den er tapt.',
  },
  dice: {
    description: 'Terninger og ett klart spørsmål: Gjett hvordan de faller.',
    details:
      'Velg innsats og resultatet du venter: Jo mer sannsynlig, desto mindre gevinst. Terningene kastes, og runden avgjøres med en gang.',
  },
  'sic-bo': {
    description: 'Tre terninger under glass, kastet for hele bordet: Gjett hva de viser.',
    details:
      'Sats på summer, enkelttall eller kombinasjoner før innsatsene stenger. Jo sjeldnere resultat, desto mer betaler det.',
  },
  mines: {
    description: 'Et stille felt av lukkede ruter: Finn det verdifulle, og stopp før du treffer en mine.',
    details:
      'Velg innsats og åpne rutene én etter én. Hver trygge rute øker gevinsten, og du kan cashe ut når som helst. En mine avslutter runden uten gevinst.',
  },
  plinko: {
    description: 'Slipp en kule på toppen og se den finne veien ned mellom pinnene.',
    details:
      'Velg innsats og slipp kulen. Lommen den lander i, avgjør gevinsten; de sjeldnere kantene gir som regel mer enn midten.',
  },
  'hi-lo': {
    description: 'Ett kort ligger åpent: Blir det neste høyere eller lavere?',
    details:
      'Velg innsats og gjett. Gjetter du riktig, øker gevinsten, og du kan fortsette eller cashe ut. Gjetter du feil, er runden over.',
  },
  poker: {
    description: 'Trekkpoker i ditt eget tempo: Fem kort delt ut bare til deg, og én sjanse til å forbedre dem.',
    details:
      'Velg innsats og se på de fem kortene dine. Behold det du vil og trekk resten på nytt; hånden du ender med, betales etter tabellen, uten motspillere.',
  },
  outside: {
    description: 'Et spill fra et annet studio som åpnes her i sitt eget vindu.',
    details:
      'Studioet trekker hver runde og forklarer reglene i spillet. Innsatser og gevinster går over saldoen din her og vises i historikken.',
  },
} satisfies Texts<typeof english>;
