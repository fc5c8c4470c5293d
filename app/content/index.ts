/** How written pages are shown. */
export { ContentBody, headingsOf } from './body';
export { otherLang } from './story';
