import { AnswerList } from '../../components/answer-list.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AccountSection } from './account-section.tsx';

/** What the customer answered at the registration beside the profile's own fields; nothing where there is nothing. */
export function RegisteredAnswers() {
  const text = useText();
  const { data } = useCall('GET /api/auth/me/answers', {});
  if (!data || data.answers.length === 0) return null;
  return (
    <AccountSection
      id="answers"
      title={text('account.page.profile.answers')}
      lead={text('account.page.profile.answersLead')}
    >
      <AnswerList answers={data.answers} />
    </AccountSection>
  );
}
