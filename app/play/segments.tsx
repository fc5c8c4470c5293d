import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';

interface SegmentsProps {
  legend: string;
  name: string;
  id: string;
  error: string | undefined;
  /** The value that is marked. */
  chosen: string;
  options: readonly { value: string; label: ReactNode }[];
  /** Amounts of money stand in rows of their own width, other choices share one. */
  amounts?: true;
}

/** One of a few short choices, side by side. */
export function Segments({ legend, name, id, error, chosen, options, amounts }: SegmentsProps) {
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="error" />
          {error}
        </p>
      )}
      <div className={amounts ? 'stakes' : 'stakes segments'}>
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              id={index ? undefined : id}
              value={value}
              defaultChecked={value === chosen}
              required
            />
            <span className={amounts && 'num'}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
