import { IconTrash } from '@tabler/icons-react';
import { ErrorState } from '../../components/failure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AccountSection } from './account-section.tsx';
import styles from './closing.module.css';
import { ClosingForm } from './closing-form.tsx';
import { ClosingObstacles } from './closing-obstacles.tsx';
import { KeptRecords } from './kept-records.tsx';

const GOES = ['login', 'means', 'fun'] as const;

/** What is deleted and what is kept; the form, or what keeps the account from being closed now. */
export function Closing() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/users/me/closing', {});
  if (error && !data) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Skeleton height={420} />;
  return (
    <>
      <AccountSection id="goes" title={text('closing.page.goes')}>
        <ul className={styles.things} aria-label={text('closing.page.goes')}>
          {GOES.map((name) => (
            <li key={name}>
              <IconTrash size={20} aria-hidden="true" />
              {text(`closing.page.goes.${name}`)}
            </li>
          ))}
        </ul>
      </AccountSection>
      <AccountSection id="stays" title={text('closing.page.stays')}>
        <KeptRecords kept={data.kept} />
      </AccountSection>
      {data.obstacles.length > 0 ? (
        <AccountSection id="hinders" title={text('closing.page.hinders')}>
          <ClosingObstacles obstacles={data.obstacles} />
        </AccountSection>
      ) : (
        <AccountSection id="close" title={text('closing.page.form')} lead={text('closing.page.formLead')}>
          <ClosingForm />
        </AccountSection>
      )}
    </>
  );
}
