import { lazy, Suspense } from 'react';
import { useStepUpQuestion } from '../lib/step-up.ts';

/** Loaded with the first question: few visits have one. */
const StepUpDialog = lazy(async () => {
  const { StepUpDialog } = await import('../features/customers/step-up-dialog.tsx');
  return { default: StepUpDialog };
});

/** Shows the dialogue while a call waits for the customer's proof. */
export function StepUpGate() {
  const question = useStepUpQuestion();
  return question ? (
    <Suspense fallback={null}>
      <StepUpDialog question={question} />
    </Suspense>
  ) : null;
}
