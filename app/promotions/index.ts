/** An offer in words, and where it stands. */
export { pathOf } from './load-promotions';
export { wordsOf } from './offer-card';
export { datesInWords, headline } from './terms';
