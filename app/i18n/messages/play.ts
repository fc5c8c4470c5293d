import { defineMessages } from '../define-messages';

export const play = defineMessages({});
