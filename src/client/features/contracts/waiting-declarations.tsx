import type { ContractView } from '../../../shared/api/contracts.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { AnswerList } from '../../components/answer-list.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';

/** What the customer has declared and people decide about, each with its reason. */
export function WaitingDeclarations({ waiting }: Pick<ContractView, 'waiting'>) {
  const text = useText();
  return waiting.map(({ number, kind, receivedOn, reason, answers }) => (
    <Message
      key={number}
      kind="warning"
      title={text('contract.page.waiting', { number, kind, day: germanDay(receivedOn) })}
    >
      <p>{text(`contract.page.waits.${reason}`)}</p>
      <AnswerList answers={answers} />
    </Message>
  ));
}
