import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChangeSetView, StaffAsk, StaffStepAnswer } from '../shared/api/workbench.ts';
import { berlinTime } from '../shared/berlin-time.ts';
import type { ReleaseStep } from '../shared/staff.ts';
import { type StaffLang, staffWords } from '../shared/staff-words.ts';
import { askServer } from './ask-server.ts';
import { checkedSentence, toldNote } from './sentences/checked-sentence.ts';

interface Props {
  lang: StaffLang;
  action: ReleaseStep;
  set: ChangeSetView;
  /** Of what the person has read; undefined: nothing yet. */
  digest: string | undefined;
  onDone(): void;
  /** Something else may have become of the change set. */
  onRefused(): void;
}

const withReason: readonly ReleaseStep[] = ['approve', 'sendBack', 'withdraw', 'rollBack'];

/** A step is asked for, with what belongs to it, and its answer told. */
export function StepForm({ lang, action, set, digest, onDone, onRefused }: Props) {
  const words = staffWords[lang];
  const [isSending, setIsSending] = useState(false);
  const [told, setTold] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // It opens below its button, which may be the last thing in the window. Newer browsers return a promise, React expects none.
  useEffect(() => {
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const isUnread = action === 'approve' && digest === undefined;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSending(true);
    const body = stepOf({ action, set, digest }, new FormData(event.currentTarget));
    const answer = await askServer<StaffStepAnswer>('steps', body).catch(() => undefined);
    setIsSending(false);
    if (answer?.isDone) return onDone();
    setTold(answer ? [words.notDone, ...answer.sentences] : [words.failed]);
    if (answer) onRefused();
  };
  return (
    <form ref={form} onSubmit={(event) => void send(event)}>
      {isUnread && <p role="alert">{words.readFirst}</p>}
      {/* What is in force may have come by itself: then the one below it is meant. */}
      {action === 'rollBack' && set.takesBack && set.takesBack.number !== set.number && (
        <p className="note">
          {words.takesBack(set.takesBack.number)} {toldNote(lang, set.takesBack.reason)}
        </p>
      )}
      {withReason.includes(action) && (
        <label>
          {words.reason}
          <input name="reason" maxLength={500} required={action === 'rollBack'} />
        </label>
      )}
      {action === 'schedule' && (
        <label>
          {words.from}
          <input name="from" type="datetime-local" required />
        </label>
      )}
      {/* Another effect has not been seen: its tick is another one. */}
      {action === 'approve' && (
        <label key={set.effect} className="tick">
          <input name="isSeen" type="checkbox" required />
          {words.hasSeenEffect}
        </label>
      )}
      {(action === 'schedule' || action === 'publish') && (
        <label>
          {words.until}
          <input name="until" type="datetime-local" />
        </label>
      )}
      <button type="submit" className="main" aria-busy={isSending} disabled={isSending || isUnread}>
        {words.confirm(words.actions[action])}
      </button>
      <p role="status">{isSending && words.proving}</p>
      <div role="alert">
        {told.map((sentence) => (
          <p key={sentence}>{checkedSentence(lang, sentence)}</p>
        ))}
      </div>
    </form>
  );
}

function stepOf({ action, set, digest }: Pick<Props, 'action' | 'set' | 'digest'>, data: FormData): StaffAsk {
  const typed = (name: string) => String(data.get(name) ?? '') || undefined;
  const time = (name: string) => {
    const text = typed(name);
    return text === undefined ? undefined : berlinTime(text).toISOString();
  };
  return {
    action,
    target: action === 'rollBack' ? (set.takesBack?.named ?? 0) : set.id,
    ...of('reason', typed('reason')),
    ...of('digest', action === 'approve' ? digest : undefined),
    ...of('effect', data.has('isSeen') ? set.effect : undefined),
    ...of('from', time('from')),
    ...of('until', time('until')),
  };
}

function of<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: string }); // of one name
}
