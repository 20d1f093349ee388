import { useRef } from 'react';
import type { SavedMethodList } from '../../../shared/api/payments.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { EmptyMethodsIllustration } from '../../components/illustrations/empty-methods.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AddMethod } from './add-method.tsx';
import { SavedMethodCard } from './saved-method-card.tsx';
import styles from './saved-methods.module.css';
import { useMethodPage } from './use-method-page.ts';

/** All saved means of payment, the preferred one first. */
export function SavedMethods() {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, retry, mutate } = useCall('GET /api/users/me/payment-methods', {});
  const means = useCall('GET /api/contracts/me/payment-means', {});
  useMethodPage((all) => void mutate(all, { revalidate: false }));
  const retryAll = () => {
    retry();
    means.retry();
  };
  if (error && !data) return <ErrorState error={error} onRetry={retryAll} />;
  // The contracts' means stand above.
  if (!data || (!means.data && !means.error)) return <Skeleton height={220} />;
  const changed = (left: SavedMethodList, key: string) => {
    void mutate(left, { revalidate: false });
    // A deleted method no longer pays a contract.
    means.retry();
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
        <Section size="part" title={text('account.page.methods.title')}>
          <CardGrid>
            {methods.map((method) => (
              <SavedMethodCard key={method.id} method={method} onChanged={changed} />
            ))}
          </CardGrid>
        </Section>
      )}
      <AddMethod onChanged={changed} />
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
    />
  );
}
