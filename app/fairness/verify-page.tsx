import { receiptForm, seedsForm } from './forms';
import type { VerifyAction, VerifyData } from './load-verify';
import { RequestIdInput } from '~/forms/request-id';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field, TextAreaField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Panel } from '~/ui/panel';
import { SeedTable } from './seed-table';
import { Verdict } from './verdict';

/** Anybody can judge a receipt here; who has played sees their seeds and can change them. */
export function VerifyPage({
  page: { seeds, judged: own, requestId, publicKey },
  posted,
}: {
  page: VerifyData;
  posted?: VerifyAction | undefined;
}) {
  const { t, href } = usePage();
  const refused = posted && 'form' in posted ? posted : undefined;
  const judged = posted && 'judged' in posted ? posted.judged : own;
  const receipt = useFormView(receiptForm, {
    refused: refused?.of === 'receipt' ? refused : undefined,
    defaultValue: judged ? { receipt: JSON.stringify(judged.receipt, null, 1) } : {},
  });
  const change = useFormView(seedsForm, { refused: refused?.of === 'seeds' ? refused : undefined });
  const round = own ? `&round=${encodeURIComponent(own.receipt.id)}` : '';
  return (
    <div className="verify">
      <h1>{t('fairness.title')}</h1>
      <p className="lead">{t('fairness.lead')}</p>
      <ErrorSummary errors={[...receipt.errors, ...change.errors]} />
      {judged && !refused && <Verdict judged={judged} />}
      <Panel title={t('fairness.check')} id="check">
        <FormStack action={href('/verify')} {...receipt.props}>
          <TextAreaField
            {...receipt.text('receipt')}
            label={t('fairness.receipt')}
            hint={t('fairness.receiptHint')}
            rows={8}
          />
          <Button variant="prime">{t('fairness.judge')}</Button>
        </FormStack>
      </Panel>
      {seeds && (
        <Panel title={t('fairness.yourSeeds')} id="your-seeds">
          <p className="quiet">{t('fairness.seedsText')}</p>
          <SeedTable seeds={seeds} />
          <FormStack action={href(`/verify?change${round}`)} {...change.props}>
            <RequestIdInput sent={change.value('requestId')} fresh={requestId} />
            <Field
              {...change.text('clientSeed')}
              label={t('fairness.nextClientSeed')}
              hint={t('fairness.nextClientSeedHint')}
              optional
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
            />
            <Button>{t('fairness.change')}</Button>
          </FormStack>
        </Panel>
      )}
      <Panel title={t('fairness.how')} id="how">
        <div className="prose">
          <p>{t('fairness.howHash')}</p>
          <p>{t('fairness.howDraw')}</p>
          <p>{t('fairness.howScript')}</p>
        </div>
        <ul className="verify-files">
          <li>
            <a className="link" href="/fair/lantern-verify.mjs" download="">
              lantern-verify.mjs
            </a>
          </li>
          <li>
            <a className="link" href="/fair/vectors.json" download="">
              vectors.json
            </a>
          </li>
        </ul>
        <pre className="code-line" tabIndex={0} role="region" aria-label="lantern-verify.mjs">
          <code>
            node lantern-verify.mjs receipt.json{'\n'}node lantern-verify.mjs --key {publicKey} receipt.json{'\n'}node
            lantern-verify.mjs --vectors vectors.json
          </code>
        </pre>
      </Panel>
    </div>
  );
}
