import { Button } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState, Failure } from '../../components/failure.tsx';
import { EmptyBillsIllustration } from '../../components/illustrations/empty-bills.tsx';
import { NotFoundIllustration } from '../../components/illustrations/not-found.tsx';
import { SuccessIllustration } from '../../components/illustrations/success.tsx';
import { VerificationIllustration } from '../../components/illustrations/verification.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ApiError, localCode } from '../../lib/api-error.ts';
import { useText } from '../../lib/text.ts';
import styles from './parts.module.css';

const offline = new ApiError({ referenceCode: localCode.offline, status: 0 });
const limited = new ApiError({ referenceCode: localCode.unknown, status: 429, retryAfter: 90 });
const fault = new ApiError({ referenceCode: localCode.unknown, status: 500 });

/** Loading, empty, failed, offline and rate-limited states; and the drawings. */
export function StateParts() {
  const text = useText();
  const retry = () => undefined;
  return (
    <>
      <Section size="part" title={text('parts.group.states')}>
        <div className={styles.grid}>
          <div className={styles.stack}>
            <Skeleton height={28} width="60%" shape="text" />
            <Skeleton height={140} />
            <Skeleton height={64} width={64} shape="round" />
          </div>
          <Empty
            title={text('parts.word.title')}
            text={text('parts.word.text')}
            illustration={<EmptyBillsIllustration />}
          >
            <Button>{text('parts.word.primary')}</Button>
          </Empty>
          <ErrorState error={offline} onRetry={retry} />
          <ErrorState error={limited} onRetry={retry} />
          <ErrorState error={fault} onRetry={retry} />
          <Failure error={fault} onRetry={retry} />
        </div>
      </Section>
      <Section size="part" title={text('parts.group.pictures')}>
        <div className={styles.grid}>
          <SuccessIllustration />
          <NotFoundIllustration />
          <VerificationIllustration />
        </div>
      </Section>
    </>
  );
}
