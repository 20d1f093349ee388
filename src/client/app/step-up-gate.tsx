import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { type StepUpQuestion, useStepUpQuestion } from '../lib/step-up.ts';

/** Loaded with the first question: few visits have one. */
const StepUpDialog = lazyPart(
  async () => (await import('../features/customers/step-up-dialog.tsx')).StepUpDialog,
  Unasked,
);

/** The dialogue did not load: the call that waits for it is refused, and its page says so. */
function Unasked({ question }: { question: StepUpQuestion }) {
  useEffect(() => question.answer(false), [question]);
  return null;
}

/** Shows the dialogue while a call waits for the customer's proof. */
export function StepUpGate() {
  const question = useStepUpQuestion();
  return question ? (
    <Suspense fallback={null}>
      <StepUpDialog question={question} />
    </Suspense>
  ) : null;
}
