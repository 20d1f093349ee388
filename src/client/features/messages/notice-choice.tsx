import { useMemo, useRef } from 'react';
import type { NoticeSettings } from '../../../shared/api/messages.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { ErrorState } from '../../components/failure.tsx';
import { Message } from '../../components/message.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import rows from '../../components/switch.module.css';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AdvertisingChoice } from './advertising-choice.tsx';
import styles from './notice-table.module.css';

/** The form in which a customer chooses how notices come besides the message centre. */
export function NoticeChoice() {
  const text = useText();
  const { data: stored, error, retry, mutate } = useCall('GET /api/users/me/notices', {});
  const typed = useRef<FormValues>(undefined);
  if (error && !stored) return <ErrorState error={error} onRetry={retry} />;
  if (!stored) return <Skeleton height={520} />;
  const keep = (next: NoticeSettings) => void mutate(next, { revalidate: false });
  const { advertising, choices, phone } = stored;
  return (
    <>
      {phone === null ? (
        <Message kind="info">
          <p>{text('messages.page.notices.noPhone')}</p>
        </Message>
      ) : (
        <p>{text('messages.page.way.smsTo', { phone: formatPhone(phone) })}</p>
      )}
      {/* The consent below decides over games and gifts; what else was ticked stays. */}
      <ChoiceForm
        key={`${advertising}`}
        initialData={{ ...(typed.current ?? choices), fun: choices.fun }}
        phone={phone}
        onChange={(data) => {
          typed.current = data;
        }}
        onStored={keep}
      />
      <h3>{text('messages.page.advertising.title')}</h3>
      <AdvertisingChoice isGranted={advertising} onStored={keep} />
    </>
  );
}

interface Props extends Pick<NoticeSettings, 'phone'> {
  initialData: FormValues;
  onChange: (data: FormValues) => void;
  onStored: (next: NoticeSettings) => void;
}

function ChoiceForm({ initialData, phone, onChange, onStored }: Props) {
  const text = useText();
  const sources = useMemo(() => {
    const email = { value: 'email', label: text('messages.page.way.email') };
    const sms = { value: 'sms', label: text('messages.page.way.sms') };
    return { noticeWays: phone === null ? [email] : [email, sms], usageWays: [email, sms] };
  }, [phone, text]);
  return (
    <div className={`${rows.choices} ${styles.table}`}>
      {/* Each switch has the name of its column, and its group that of its row. */}
      <div className={styles.head} aria-hidden="true">
        {['notices.topic', 'way.email', 'way.sms'].map((key) => (
          <span key={key}>{text(`messages.page.${key}`)}</span>
        ))}
      </div>
      <DefinitionForm
        id="account/notices"
        submitLook="secondary"
        initialData={initialData}
        onChange={onChange}
        sources={sources}
        onSubmit={async (data, { version }) => {
          const headers = formHeaders(version);
          onStored(await call('PUT /api/users/me/notices', { body: data, headers }));
          notify({ kind: 'success', key: 'messages.page.notices.stored' });
        }}
      />
    </div>
  );
}
