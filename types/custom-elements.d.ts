import 'react';

/** The elements that islands give life to (`app/islands/`): until then they are plain boxes around finished HTML. React hands their attributes on as they are. */
interface IslandElement extends React.AriaAttributes {
  children?: React.ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
  class?: string;
  id?: string;
  key?: React.Key;
  [data: `data-${string}`]: string | number | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [island: `${string}-${string}`]: IslandElement;
    }
  }
}
