import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { Currency } from 'contract/money';
import type { Player } from 'contract/player';
import stylesheet from '~/account/account.css?url';
import { Blocked, type Standing } from '~/account/blocked';
import { additionalForm, knownAdditional, type Additional } from '~/account/additional-form';
import { afterSaving, contactForm, knownDetails } from '~/account/contact-form';
import { useEditorData, type EditedAccount } from '~/account/editor/editor-data';
import { editorId } from '~/account/editor/editor-types';
import { ProfileEditor, stillForm } from '~/account/editor/profile-editor';
import { withPlayer } from '~/account/player-loader';
import { ProfileFrame } from '~/account/profile-frame';
import { changedSince, markOf } from '~/account/seen-mark';
import { timeZoneOf } from '~/account/time-zone';
import { readBody } from '~/forms/form-body';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { formatBirthdate, formatDateTime } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { countryOptions, currencyOptions } from '~/identity/places';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { CheckboxField, type Option } from '~/ui/choice-fields';
import { FormStack } from '~/ui/form-stack';
import { Badge, Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'account.myAccount',
  seenBy: 'player',
  hydrate: 'profile-editor',
  menus: [{ in: 'player', place: 1, label: 'layout.myAccount', icon: 'user' }],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const {
    player,
    reads: [{ previousLogin }],
  } = await withPlayer(context, () => [context.api.player.lastLoggedIn()]);
  const { username, email, countrycode, birthdate, kycStatus, frozen, block, missing, mails, shownToNeighbours } =
    player;
  const account: AccountData = {
    member: { username, email, countrycode, birthdate, kycStatus, currency: player.balance.currency },
    timeZone: timeZoneOf(player),
    previousLogin: previousLogin && { at: previousLogin.at, ip: previousLogin.ip },
    details: known(knownDetails(player)),
    additional: known(knownAdditional(player)),
    missing,
    countrycode,
    frozen,
    block,
    mails,
    shownToNeighbours,
  };
  return account;
}

/** What a form starts with, and the mark of it that travels along. */
const known = <Values extends Record<string, string>>(values: Values) => ({ values, seen: markOf(values) });

/** Saves what the cashier demands, then leads to where the player was going. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const asked = context.url.search.slice(1);
  if (asked === 'mails' || asked === 'neighbours') return postSwitch(context, request, asked);
  const player = await context.requirePlayer();
  if (context.url.search === '?additional') return postAdditional(context, request, knownAdditional(player));
  const read = await readForm(request, contactForm);
  if (!read.ok) return refuseForm(read);
  const { seen, ...given } = read.value;
  // Only the Japanese form asks how the name is read.
  const details = { ...given, kana: read.given.kana === undefined ? player.kana : given.kana };
  if (changedSince(seen, knownDetails(player), details))
    return refuseForm(read, { formErrors: ['account.changedElsewhere'] });
  const answer = await context.api.player.updateContact(details);
  if (!answer.ok) return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  context.session.flash({ kind: 'success', key: 'account.saved' });
  return redirect(afterSaving(params.redirect, context.url.searchParams.get('bonus')), 303);
}

/** What a player turns on, by the name of its box. */
type SwitchName = 'mails' | 'neighbours';

/** A box that is not ticked is not sent: anything but `on` turns it off. */
async function postSwitch(context: AppLoadContext, request: Request, name: SwitchName) {
  const body = await readBody(request);
  const on = new Map(body.ok ? body.entries : []).get(name) === 'on';
  const { setMails, setNeighbours } = context.api.profile;
  await (name === 'mails' ? setMails : setNeighbours)(on);
  context.session.flash({ kind: 'success', key: `account.${name}${on ? 'On' : 'Off'}` });
  return redirect('/profile/my-account', 303);
}

async function postAdditional(context: AppLoadContext, request: Request, now: Additional) {
  const read = await readForm(request, additionalForm);
  if (!read.ok) return refuseForm(read);
  const { seen, ...details } = read.value;
  if (changedSince(seen, now, details)) return refuseForm(read, { formErrors: ['account.changedElsewhere'] });
  // Without its question an answer would be dropped.
  if (details.securityAnswer && !details.securityQuestion)
    return refuseForm(read, { fieldErrors: { securityQuestion: 'account.securityQuestionRequired' } });
  const answer = await context.api.profile.updateAdditional(details);
  if (!answer.ok && answer.code === 'invalid_request')
    return refuseForm(read, { fieldErrors: { securityAnswer: 'account.securityAnswerRequired' } });
  if (!answer.ok) return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  context.session.flash({ kind: 'success', key: 'account.saved' });
  return redirect('/profile/my-account', 303);
}

/** What my-account shows. */
interface AccountData extends EditedAccount, Standing, Pick<Player, 'mails' | 'shownToNeighbours'> {
  member: Pick<Player, 'username' | 'email' | 'countrycode' | 'birthdate' | 'kycStatus'> & { currency: Currency };
  timeZone: string;
  previousLogin: { at: number; ip: string | null } | null;
}

/** Who the player is, and what the cashier still needs to know. */
export default function MyAccount() {
  const account: AccountData = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ProfileFrame current="my-account">
      <Blocked standing={account} timeZone={account.timeZone} />
      <div className="beside">
        <Editor account={account} refused={refused} />
        <div className="tools">
          <MemberData account={account} />
          <Switch name="mails" on={account.mails} />
          <Switch name="neighbours" on={account.shownToNeighbours} />
        </div>
      </div>
    </ProfileFrame>
  );
}

/** In lite mode the forms stay as they come; else the browser takes them over (`hydrate.tsx`) with the data that they were rendered from. */
function Editor({ account, refused }: { account: AccountData; refused: RefusedForm | undefined }) {
  const { lite } = usePage();
  const data = useEditorData(account, refused);
  return (
    <div id={editorId} data-editor={lite ? undefined : JSON.stringify(data)}>
      <ProfileEditor
        contact={stillForm(data.contact)}
        additional={stillForm(data.additional)}
        missing={data.missing}
        order={data.order}
        asksKana={data.asksKana}
      />
    </div>
  );
}

/** Off until the player says so, and as easily off again. */
function Switch({ name, on }: { name: SwitchName; on: boolean }) {
  const { t, href } = usePage();
  return (
    <Panel id={name} title={t(`account.${name}`)}>
      <FormStack id={`${name}-form`} action={href(`/profile/my-account?${name}`)}>
        <CheckboxField
          name={name}
          id={`${name}-on`}
          label={t(`account.${name}Label`)}
          hint={t(`account.${name}Hint`)}
          defaultChecked={on}
        />
        <Button>{t('account.save')}</Button>
      </FormStack>
    </Panel>
  );
}

function MemberData({ account: { member, previousLogin, timeZone } }: { account: AccountData }) {
  const { t, href, locale } = usePage();
  const named = (options: readonly Option[], code: string) =>
    options.find(({ value }) => value === code)?.label ?? code;
  const verified = member.kycStatus === 'verified';
  return (
    <Panel id="member" title={t('account.memberData')}>
      <dl className="facts facts-list">
        <div>
          <dt>{t('account.username')}</dt>
          <dd>{member.username}</dd>
        </div>
        <div>
          <dt>{t('account.email')}</dt>
          <dd>
            {member.email && <>{member.email} </>}
            <a className="link -my-2.5 alone" href={href('/profile/security')}>
              {t('security.emailChange')}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('account.country')}</dt>
          <dd>{named(countryOptions(locale), member.countrycode)}</dd>
        </div>
        <div>
          <dt>{t('account.currency')}</dt>
          <dd>{named(currencyOptions({ locale, t }), member.currency)}</dd>
        </div>
        <div>
          <dt>{t('account.birthdate')}</dt>
          <dd className="num">{formatBirthdate(member.birthdate, locale)}</dd>
        </div>
        <div>
          <dt>{t('account.kycStatus')}</dt>
          <dd>
            <Badge kind={verified ? 'success' : 'neutral'}>
              {t(verified ? 'account.verified' : 'account.notVerified')}
            </Badge>
            {!verified && (
              <>
                {' '}
                <a className="link -my-2.5 alone" href={href('/profile/documents')}>
                  {t('documents.verify')}
                </a>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('account.previousLogin')}</dt>
          <dd>
            <PreviousLogin login={previousLogin} timeZone={timeZone} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

/** The address is unknown where the network did not say it. */
function PreviousLogin({ login, timeZone }: { login: AccountData['previousLogin']; timeZone: string }) {
  const { t, locale } = usePage();
  if (!login) return <>{t('account.firstLogin')}</>;
  const time = formatDateTime(login.at, locale, timeZone);
  return <>{login.ip ? t('account.previousLoginFrom', { time, ip: login.ip }) : time}</>;
}
