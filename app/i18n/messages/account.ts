import { defineMessages } from '../define-messages';

export const account = defineMessages({});
