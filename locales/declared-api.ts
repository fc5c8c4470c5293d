import { api as en } from './en/api';
import { api as es } from './es/api';
import { api as de } from './de/api';
import { api as fr } from './fr/api';
import { api as pt } from './pt/api';
import { api as no } from './no/api';
import { api as jp } from './jp/api';

/** The texts of every language that has a folder: written by `npm run build`. */
export const declared = { en, es, de, fr, pt, no, jp };
