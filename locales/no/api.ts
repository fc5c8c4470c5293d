import { betting } from './betting';
import { captcha } from './captcha';
import { coin } from './coin';
import { contentTables } from './content-tables';
import { credits } from './credits';
import { families } from './families';
import { mails } from './mails';
import { messages } from './messages';
import { offers } from './offers';
import { paymentMethods } from './payment-methods';
import { payments } from './payments';
import { promotions } from './promotions';
import { raceSeries } from './race-series';
import { results } from './results';
import { terms } from './terms';
import { till } from './till';

/** What the API says in this language. */
export const api = {
  betting,
  captcha,
  coin,
  contentTables,
  credits,
  families,
  mails,
  messages,
  offers,
  paymentMethods,
  payments,
  promotions,
  raceSeries,
  results,
  terms,
  till,
};
