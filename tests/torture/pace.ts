/** How a storm spaces what it sends and how careful clients hold back: the load's own rhythm. What is checked is waited for by `until`. */
export { setTimeout as wait } from 'node:timers/promises';
