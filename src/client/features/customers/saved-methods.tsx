import { useRef } from 'react';
import type { SavedMethodList } from '../../../shared/api/payments.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { EmptyMethodsIllustration } from '../../components/illustrations/empty-methods.tsx';
import { ListRows } from '../../components/list-row.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { SavedMethodRow } from './saved-method-row.tsx';
import styles from './saved-methods.module.css';

/** All saved means of payment, the preferred one first. */
export function SavedMethods() {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, retry, mutate } = useCall('GET /api/users/me/payment-methods', {});
  if (error && !data) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Skeleton height={220} />;
  const changed = (left: SavedMethodList, key: string) => {
    void mutate(left, { revalidate: false });
    notify({ kind: 'success', key });
    // The pressed button no longer exists.
    list.current?.focus();
  };
  const methods = data.paymentMethods;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are sent together.
    <div
      ref={list}
      role="group"
      tabIndex={-1}
      aria-label={text('account.page.methods.title')}
      className={styles.list}
    >
      {methods.length === 0 ? (
        <NoMethods />
      ) : (
        <ListRows label={text('account.page.methods.title')}>
          {methods.map((method) => (
            <SavedMethodRow key={method.id} method={method} onChanged={changed} />
          ))}
        </ListRows>
      )}
    </div>
  );
}

function NoMethods() {
  const text = useText();
  return (
    <Empty
      title={text('account.page.methods.emptyTitle')}
      text={text('account.page.methods.empty')}
      illustration={<EmptyMethodsIllustration />}
    >
      <ButtonLink to="/dashboard" look="secondary">
        {text('account.page.methods.toDashboard')}
      </ButtonLink>
    </Empty>
  );
}
