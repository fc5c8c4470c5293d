/** `npx tsx scripts/slots/odds.ts <family>/<game>`: what a slot of lines or ways returns, how often it pays and what it can win at most, all exact. */
import { report } from './report';

await report(process.argv[2] ?? '');
