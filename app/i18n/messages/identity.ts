import { defineMessages } from '../define-messages';

export const identity = defineMessages({});
