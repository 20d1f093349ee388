import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';
import css from './form-desk.module.css';
import type { Desk } from './use-desk.ts';

/** The faults in the files: a fault keeps the last good version of its form in use, a remark does not. */
export function DefinitionFaults({ desk }: { desk: Desk | undefined }) {
  const text = useText();
  const kinds = [
    ['error', desk?.faults ?? [], text('desk.faults')],
    ['warning', desk?.remarks ?? [], text('desk.remarks')],
  ] as const;
  return (
    <div role="status" className={css.faults}>
      {kinds.map(([kind, lines, title]) =>
        lines.length === 0 ? null : (
          <Message key={kind} kind={kind} title={title}>
            <ul className={css.sentences} lang="en">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Message>
        ),
      )}
    </div>
  );
}
