import { site as en } from './en/site';
import { site as es } from './es/site';
import { site as de } from './de/site';
import { site as fr } from './fr/site';
import { site as pt } from './pt/site';
import { site as no } from './no/site';
import { site as jp } from './jp/site';

/** The texts of every language that has a folder: written by `npm run build`. */
export const declared = { en, es, de, fr, pt, no, jp };
