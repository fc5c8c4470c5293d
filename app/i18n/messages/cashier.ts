import { defineMessages } from '../define-messages';

export const cashier = defineMessages({});
