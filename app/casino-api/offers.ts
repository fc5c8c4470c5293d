import * as calls from 'contract/offers';
import type { ApiClient } from './client';

export const offersApi = (api: ApiClient) => ({
  list: async () => (await api.read(calls.offers)).items,
  mine: async () => (await api.read(calls.ownOffers)).items,
  claim: (url: string) => api.ask(calls.claimOffer, { params: { url } }),
});
