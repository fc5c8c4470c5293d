import type { ReactNode } from 'react';
import { Panel } from '../panel';

export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Panel title={name} className="form-wide">
      {children}
    </Panel>
  );
}
