import { AnswerList } from '../../components/answer-list.tsx';
import { useCall } from '../../lib/use-call.ts';

/** What the customer answered at the registration beside the profile's own fields. */
export function RegisteredAnswers() {
  const { data } = useCall('GET /api/auth/me/answers', {});
  return <AnswerList answers={data?.answers ?? []} />;
}
