import type { ReactNode } from 'react';

/**
 * Elements in a line with a space between each two. A style sheet sets them apart anyway; text browsers, copied text and search engines
 * would read them as one word.
 */
export const spaced = (elements: readonly ReactNode[]): ReactNode[] =>
  elements.flatMap((element, index) => (index === 0 ? [element] : [' ', element]));
