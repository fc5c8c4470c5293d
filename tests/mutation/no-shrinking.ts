/** One counterexample is enough to notice a planted fault; nobody reads the smallest one. */
import { configureGlobal } from 'fast-check';

configureGlobal({ endOnFailure: true });
