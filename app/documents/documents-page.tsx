import { z } from 'zod';
import type { DataOf } from 'contract/call';
import {
  documentMaximum,
  documentMimes,
  DocumentType,
  documentTypes,
  type PlayerDocument,
  type playerDocuments,
} from 'contract/documents';
import { ProfileFrame } from '~/account';
import { defineForm } from '~/forms/define-form';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatDateTime } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { RadioCards } from '~/ui/choice-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Badge, EmptyState, Panel, type BadgeKind } from '~/ui/panel';
import { Table } from '~/ui/table';

/** What the screen of documents shows. */
export interface DocumentsData extends DataOf<typeof playerDocuments> {
  /** The type that a link asks to send again. */
  chosen: DocumentType | null;
  timeZone: string;
}

/** Never parsed as a whole: the file is handed on as it comes (the route). */
const documentForm = defineForm({ id: 'document', schema: z.object({ type: DocumentType, file: z.string() }) });

const kinds: Record<PlayerDocument['status'], BadgeKind> = { pending: 'info', approved: 'success', rejected: 'error' };

/** Who the player is, proven: what was sent, what became of it, and the form for the next. */
export function DocumentsPage({ screen, refused }: { screen: DocumentsData; refused: RefusedForm | undefined }) {
  const { t, href } = usePage();
  const verified = screen.kycStatus === 'verified';
  return (
    <ProfileFrame current="documents">
      <Notice kind={verified ? 'success' : 'info'} title={t(verified ? 'documents.verified' : 'documents.notVerified')}>
        {t(verified ? 'documents.verifiedText' : 'documents.notVerifiedText')}
      </Notice>
      {screen.asked.map(({ type, reason, askedAt }) => (
        <Notice key={`${type} ${askedAt}`} kind="warning" title={t('documents.askedTitle')}>
          <br />
          {t(`documents.${type}`)}
          <br />
          {reason}
          <br />
          <a className="link alone" href={href(`/profile/documents?type=${type}#upload`)}>
            {t('documents.sendAsked')}
          </a>
        </Notice>
      ))}
      <div className="beside">
        <Upload asked={screen.chosen} refused={refused} />
        <Sent screen={screen} />
      </div>
    </ProfileFrame>
  );
}

function Upload({ asked, refused }: { asked: DocumentsData['chosen']; refused: RefusedForm | undefined }) {
  const { t, href, number } = usePage();
  const form = useFormView(documentForm, { refused, defaultValue: asked ? { type: asked } : {} });
  const { id, name, required, error } = form.text('file');
  return (
    <Panel id="upload" title={t('documents.upload')}>
      <FormStack {...form.props} action={href('/profile/documents')} encType="multipart/form-data">
        <ErrorSummary errors={form.errors} />
        <RadioCards
          {...form.choice('type')}
          legend={t('documents.type')}
          options={documentTypes.map((type) => ({
            value: type,
            label: t(`documents.${type}`),
            description: t(`documents.${type}Text`),
          }))}
        />
        <Field
          id={id}
          name={name}
          required={required}
          error={error}
          type="file"
          accept={documentMimes.join(',')}
          label={t('documents.file')}
          hint={t('documents.fileHint', { size: number(documentMaximum / 1_000_000) })}
        />
        <Button variant="prime" size="large" wide icon="document">
          {t('documents.send')}
        </Button>
      </FormStack>
    </Panel>
  );
}

function Sent({ screen: { documents, timeZone } }: { screen: DocumentsData }) {
  const { t, href, locale } = usePage();
  if (documents.length === 0)
    return (
      <EmptyState icon="document" title={t('documents.none')}>
        {t('documents.noneText')}
      </EmptyState>
    );
  return (
    <Panel id="sent" title={t('documents.sentTitle')}>
      <Table
        caption={t('documents.sentTitle')}
        hideCaption
        rows={documents}
        keyOf={({ id }) => id}
        columns={[
          { label: t('documents.type'), cell: ({ type }) => t(`documents.${type}`) },
          { label: t('documents.uploadedAt'), cell: ({ uploadedAt }) => formatDateTime(uploadedAt, locale, timeZone) },
          {
            label: t('documents.status'),
            cell: ({ status }) => <Badge kind={kinds[status]}>{t(`documents.${status}`)}</Badge>,
          },
          {
            label: t('documents.reason'),
            cell: ({ type, status, reason }) =>
              status === 'rejected' ? (
                <>
                  {reason}{' '}
                  <a className="link alone" href={href(`/profile/documents?type=${type}#upload`)}>
                    {t('documents.again')}
                  </a>
                </>
              ) : (
                '–'
              ),
          },
        ]}
      />
    </Panel>
  );
}
