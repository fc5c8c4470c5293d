import { chains, type Chain } from 'contract/chains';
import { usePage } from '~/i18n/page';
import { descriptionOf, HintAndError } from '~/ui/field-frame';

interface ChainChoiceProps {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
  required: boolean | undefined;
  offered: readonly Chain[];
}

/** The currencies on offer. Those whose addresses may need a tag are marked, so that the style sheet asks for it there alone. */
export function ChainChoice({ id, name, error, defaultValue, required, offered }: ChainChoiceProps) {
  const { t } = usePage();
  return (
    <fieldset className="field" aria-describedby={descriptionOf(id, { error })}>
      <legend>{t('crypto.chain')}</legend>
      <HintAndError id={id} error={error} />
      <div className="chips">
        {offered.map((chain, index) => (
          <label className="chip" key={chain}>
            <input
              type="radio"
              id={index ? `${id}-${chain}` : id}
              name={name}
              value={chain}
              data-tagged={chains[chain].tag === null ? undefined : ''}
              defaultChecked={chain === defaultValue}
              required={required}
              aria-invalid={error ? true : undefined}
            />
            {chains[chain].name === chain ? chain : t('ui.bracketed', { text: chains[chain].name, note: chain })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
