import { defineMessages } from '../define-messages';

export const layout = defineMessages({});
