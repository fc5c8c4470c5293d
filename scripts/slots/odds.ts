/** `npx tsx scripts/slots/odds.ts <family> <game>`: what a slot returns, how often it pays and what it can win at most, all exact. */
import { report } from './report';

const [family, game = ''] = process.argv.slice(2);
if (family !== 'slot' && family !== 'ways') throw new Error('Which family: slot or ways?');
await report(family, game);
