import * as calls from 'contract/offers';
import type { ApiClient } from './client';

export const offersApi = (api: ApiClient) => ({
  list: async () => (await api.read(calls.offers)).items,
  /** With what games count toward them. */
  withTerms: () => api.read(calls.offers),
  mine: () => api.read(calls.ownOffers),
  claim: (url: string) => api.call(calls.claimOffer, { params: { url } }),
});
