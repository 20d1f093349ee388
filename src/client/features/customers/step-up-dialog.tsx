import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useSession } from '../../lib/session.ts';
import type { StepUpQuestion } from '../../lib/step-up.ts';
import { useText } from '../../lib/text.ts';
import styles from './saved-methods.module.css';
import { StepUpForm } from './step-up-form.tsx';

/** Asks the customer to prove to be the owner, before what is worth stealing. Closing it refuses. */
export function StepUpDialog({ question }: { question: StepUpQuestion }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasSession = useSession().state === 'authenticated';
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // A session that ended cannot be stepped up: the shell leads to the login.
    if (!hasSession) question.answer(false);
  }, [hasSession, question]);
  const finish = () => {
    // Closed while it is in the page, so that the focus returns. Its event comes later and changes no answer.
    dialog.current?.close();
    question.answer(true);
  };
  const refuse = () => {
    dialog.current?.close();
    question.answer(false);
  };
  return (
    <Dialog
      ref={dialog}
      titleId={titleId}
      title={text('app.stepUp.title')}
      onClose={() => question.answer(false)}
    >
      <div className={styles.dialog}>
        <p>{text('app.stepUp.text')}</p>
        <StepUpForm onDone={finish} />
        <Button look="quiet" wide onClick={refuse}>
          {text('app.stepUp.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
