import type { Language } from 'contract/constants';
import * as emailCalls from 'contract/email-change';
import { updateName } from 'contract/player';
import * as calls from 'contract/profile';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const profileApi = (api: ApiClient) => ({
  /** @param minutes one of `realityCheckMinutes`, 0 for none */
  setRealityCheck: (minutes: number) => api.call(calls.updateRealityCheck, { body: { minutes } }),
  updateAdditional: (details: z.input<typeof calls.AdditionalDetails>) =>
    api.call(calls.updateAdditionalDetails, { body: details }),
  /** Whether rewards, prizes and cashback are told by mail too. */
  setMails: (mails: boolean) => api.read(calls.updateMails, { body: { mails } }),
  answerRealityCheck: () => api.call(calls.answerRealityCheck),
  /** The language that mails to the player are written in from now on. */
  setLanguage: (language: Language) => api.call(calls.updateLanguage, { body: { language } }),
  updateName: (wanted: { fname: string; lname: string; password: string }) => api.call(updateName, { body: wanted }),
  updateEmail: (wanted: { email: string; password: string }) => api.call(emailCalls.updateEmail, { body: wanted }),
  /** The address that waits for its link to be opened. */
  emailChange: () => api.read(emailCalls.emailChange),
  confirmEmail: (token: string) => api.call(emailCalls.confirmEmail, { body: { token } }),
  sessions: () => api.read(calls.ownSessions),
  endOtherSessions: () => api.read(calls.endOtherSessions),
  messages: () => api.read(calls.playerMessages),
  /** @param index of the entry as it was shown */
  dismissMessage: (index: number) => api.read(calls.dismissMessage, { body: { index } }),
});
