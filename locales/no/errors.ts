import type { Texts } from '../texts';
import type { errors as english } from '../en/errors';

export const errors = {
  refusedTitle: 'Vi godtok ikke denne forespørselen',
  refusedText:
    'Den kom ikke fra en av våre egne sider, så ingenting er endret. Åpne siden på nytt og send skjemaet derfra.',
  notFoundTitle: 'Siden ble ikke funnet',
  notFoundText:
    'Siden kan være slettet, ha fått nytt navn eller være midlertidig utilgjengelig. Sjekk adressen, eller start på nytt fra lobbyen.',
  goneTitle: 'Denne siden er tatt ned',
  goneText:
    'Innholdet her er avsluttet eller utdatert, så vi har fjernet det for godt. I lobbyen ser du hva som finnes nå.',
  tooLargeTitle: 'Det du sendte, var for stort',
  tooLargeText:
    'Vi har ikke lest det, så ingenting er endret. Gå tilbake, gjør teksten kortere og send skjemaet på nytt.',
  restrictedText:
    'Du ser ut til å være et sted der vi ikke kan tilby pengespill. Vi avgjør dette ut fra hvor tilkoblingen din er, og det gjelder alle som er der.',
  restrictedMeans: 'Registrering, innlogging, betaling og spill er slått av her. Disse sidene kan du fortsatt lese:',
  restrictedMoney: 'Har du penger på en konto hos oss? Skriv til {{email}}, så sørger vi for at de når deg.',
  brokenTitle: 'Noe gikk galt hos oss',
  brokenText:
    'Siden kunne ikke lastes. Penger bokføres helt eller ikke i det hele tatt, så det er saldoen og historikken din som gjelder. Prøv igjen.',
  awayTitle: 'Vi er straks tilbake',
  awayText:
    'Spillene og kassen er ikke tilgjengelige akkurat nå. Pengene dine er trygge, og ingenting bokføres imens. Prøv igjen om et minutt. Spillistene kan du kanskje fortsatt åpne.',
  maintenanceTitle: 'Vi utfører vedlikehold',
  maintenanceText:
    'Spill, sportsspill og kassen er satt på pause mens vi arbeider med nettstedet. Pengene dine er trygge, innsatser som allerede er gjort, avgjøres, og betalinger som er underveis, kommer fortsatt frem. Prøv igjen om noen minutter.',
  offlineTitle: 'Du er frakoblet',
  offlineText:
    'Lantern kan ikke nås uten nettforbindelse. Når du er på nett igjen, viser historikken alle innsatser og betalinger som har nådd oss.',
  tryAgain: 'Prøv igjen',
  toLobby: 'Til lobbyen',
  toSlots: 'Se spilleautomatene',
  code: 'Kode {{status}}',
  request: 'Forespørsel {{id}} (oppgi den til kundeservice)',
} satisfies Texts<typeof english>;
