import { Suspense, useState } from 'react';
import type { FormValues } from '../../shared/form-script.ts';
import { BackLink } from '../components/back-link.tsx';
import { Button } from '../components/button.tsx';
import { Page } from '../components/page.tsx';
import { PartLost } from '../components/part-lost.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { AccountSection } from '../features/customers/account-section.tsx';
import { ProfileForm } from '../features/customers/profile-form.tsx';
import { RegisteredAnswers } from '../features/customers/registered-answers.tsx';
import { saveProfile } from '../features/customers/save-profile.ts';
import { SettingsForm } from '../features/customers/settings-form.tsx';
import { NoticeChoice } from '../features/messages/notice-choice.tsx';
import { OwnSubmissions, useOwnSubmissions } from '../features/submissions/own-submissions.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { notify } from '../lib/notices.ts';
import { useText } from '../lib/text.ts';
import { useUser } from '../lib/user.ts';

/** It only tells, and stands below all forms. */
const FixedNotices = lazyPart(
  async () => (await import('../features/messages/fixed-notices.tsx')).FixedNotices,
);

/** Below the settings. */
const OwnOffline = lazyPart(async () => (await import('../features/customers/own-offline.tsx')).OwnOffline);

/** The last part of the page. */
const OwnData = lazyPart(async () => (await import('../features/customers/own-data.tsx')).OwnData, PartLost);

/** A button at first, below the data. */
const PasswordForm = lazyPart(
  async () => (await import('../features/customers/password-form.tsx')).PasswordForm,
  PartLost,
);

/** Only for a new number. */
const PhoneProof = lazyPart(
  async () => (await import('../features/customers/phone-proof.tsx')).PhoneProof,
  PartLost,
);

/** Data, password and settings; a new phone number is proved before it is saved. */
export function ProfilePage() {
  const text = useText();
  const user = useUser();
  const [draft, setDraft] = useState<FormValues>();
  const [proving, setProving] = useState(false);
  const prove = (profile: FormValues) => {
    setDraft(profile);
    setProving(true);
  };
  const finish = async (phone: string) => {
    const profile = { ...draft, phone };
    setDraft(profile);
    setProving(false);
    // After a refusal the form still has the typed data, and the next try shows the fault.
    await saveProfile(profile).catch(() => notify({ kind: 'error', key: 'error.code.-1' }));
  };
  const keep = (phone: string) => {
    setDraft({ ...draft, phone });
    setProving(false);
  };
  return (
    <Page
      kicker={<BackLink to="accountOverview" />}
      title={text('account.page.profile.title')}
      lead={text('account.page.profile.lead')}
    >
      {proving ? (
        <AccountSection
          key="proof"
          focused
          id="proof"
          title={text('account.page.proof.title')}
          lead={text('account.page.proof.text')}
        >
          <Suspense fallback={<Skeleton height={240} />}>
            <PhoneProof initialPhone={String(draft?.phone ?? '')} onProved={finish} />
          </Suspense>
          <Button look="quiet" onClick={() => keep(user.phoneNumber)}>
            {text('account.page.proof.cancel')}
          </Button>
        </AccountSection>
      ) : (
        <AccountSection
          key="data"
          focused={draft !== undefined}
          id="data"
          title={text('account.page.profile.data')}
        >
          <ProfileForm user={user} draft={draft} onUnproved={prove} />
        </AccountSection>
      )}
      <RegisteredAnswers />
      <SentForms />
      <AccountSection
        id="password"
        title={text('account.page.profile.password')}
        lead={text('account.page.profile.passwordLead')}
      >
        <Suspense fallback={<Skeleton height={52} />}>
          <PasswordForm />
        </Suspense>
      </AccountSection>
      <AccountSection
        id="settings"
        title={text('account.page.profile.settings')}
        lead={text('account.page.profile.settingsLead')}
      >
        <SettingsForm />
        <Suspense fallback={<Skeleton height={120} />}>
          <OwnOffline />
        </Suspense>
      </AccountSection>
      <AccountSection
        id="notices"
        title={text('messages.page.notices.title')}
        lead={text('messages.page.notices.lead')}
      >
        <NoticeChoice />
        <Suspense fallback={<Skeleton height={48} />}>
          <FixedNotices />
        </Suspense>
      </AccountSection>
      <Suspense fallback={<Skeleton height={200} />}>
        <OwnData />
      </Suspense>
    </Page>
  );
}

/** Forms that the customer has sent; nothing where there are none. */
function SentForms() {
  const text = useText();
  const submissions = useOwnSubmissions();
  if (submissions.length === 0) return null;
  return (
    <AccountSection id="sent" title={text('submissions.page.sent')} lead={text('submissions.page.sentLead')}>
      <OwnSubmissions submissions={submissions} />
    </AccountSection>
  );
}
