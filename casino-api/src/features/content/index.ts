export { dateText, monthText, numberText } from './format';
