import { ErrorState } from '../../components/failure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AccountSection } from './account-section.tsx';
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
  const goes = GOES.map((name) => text(`account.page.closing.goes.${name}`));
  return (
    <>
      <AccountSection id="goes" title={text('account.page.closing.goes')}>
        <TickList items={goes} />
      </AccountSection>
      <AccountSection id="stays" title={text('account.page.closing.stays')}>
        <KeptRecords kept={data.kept} />
      </AccountSection>
      {data.obstacles.length > 0 ? (
        <AccountSection id="hinders" title={text('account.page.closing.hinders')}>
          <ClosingObstacles obstacles={data.obstacles} />
        </AccountSection>
      ) : (
        <AccountSection
          id="close"
          title={text('account.page.closing.form')}
          lead={text('account.page.closing.formLead')}
        >
          <ClosingForm />
        </AccountSection>
      )}
    </>
  );
}
