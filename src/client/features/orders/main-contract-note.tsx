import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';

/** Why a second card cannot be ordered: by a visitor who is not logged in, or without a main contract. */
export type SecondCardRefusal = 'guest' | 'noMainContract';

interface Props {
  ref: Ref<HTMLDivElement>;
  refusal: SecondCardRefusal;
  /** The name of the plan. */
  name: string;
}

/** A second card needs a main contract: the note says so before the forms are filled in, and what to do. */
export function MainContractNote({ ref, refusal, name }: Props) {
  const text = useText();
  const location = useLocation();
  const isGuest = refusal === 'guest';
  return (
    <div ref={ref} tabIndex={-1}>
      <Message kind="warning" title={text('order.page.mainContract.title', { name })}>
        <p>{text(`order.page.mainContract.${isGuest ? 'text' : 'none'}`)}</p>
        {isGuest ? (
          <ButtonLink look="quiet" to="/auth/login" state={{ from: location }}>
            {text('order.page.mainContract.login')}
          </ButtonLink>
        ) : (
          <ButtonLink look="quiet" to="/tarife">
            {text('order.page.mainContract.tariffs')}
          </ButtonLink>
        )}
      </Message>
    </div>
  );
}
