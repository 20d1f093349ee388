import type { SavedMethodList, SavedMethodView } from '../../../shared/api/payments.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { MethodIcon } from '../../components/method-icon.tsx';
import brandPattern from '../../components/pattern.module.css';
import { useErrorText } from '../../lib/error-text.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { DeleteMethod } from './delete-method.tsx';
import { preferMethod } from './saved-method-calls.ts';
import styles from './saved-methods.module.css';

interface Props {
  method: SavedMethodView;
  /** Called with the methods that are left, and the key of the message to show. */
  onChanged: (left: SavedMethodList, key: string) => void;
}

/** One saved means of payment as a card; the customer can make it the default or delete it. */
export function SavedMethodCard({ method, onChanged }: Props) {
  const { label, isDefault, isExpired } = method;
  return (
    <li className={`${brandPattern.behind} ${styles.method}`} data-expired={isExpired}>
      <p className={styles.kind}>
        <MethodIcon method={method.method} size={30} />
        <State method={method} />
      </p>
      <p>
        <span className={styles.name}>{label}</span>
        <span className={styles.note}>{useNote(method)}</span>
      </p>
      <div className={styles.actions}>
        {isDefault || isExpired ? null : <PreferButton method={method} onChanged={onChanged} />}
        <DeleteMethod method={method} onChanged={onChanged} />
      </div>
    </li>
  );
}

/** The method's kind where its name does not contain it, and until when it can be used, or since when it is saved. */
function useNote({ method, label, expiresOn, createdAt }: SavedMethodView): string {
  const text = useText();
  const kind = text(`order.page.method.${method}`);
  const [year, month] = expiresOn?.split('-') ?? [];
  const parts = [
    label === kind ? null : kind,
    year && month
      ? text('account.page.methods.validUntil', { month: `${month}/${year}` })
      : text('account.page.methods.saved', { day: germanDay(createdAt) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

function State({ method }: { method: SavedMethodView }) {
  const text = useText();
  if (method.isExpired) return <Badge tone="negative">{text('account.page.methods.expired')}</Badge>;
  return method.isDefault ? <Badge tone="positive">{text('account.page.methods.default')}</Badge> : null;
}

function PreferButton({ method: { id, label }, onChanged }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const { busy, error, start } = useAttempt(async () =>
    onChanged(await preferMethod(id), 'account.page.methods.preferred'),
  );
  return (
    <>
      <Button
        look="quiet"
        busy={busy}
        aria-label={text('account.page.methods.preferOf', { label })}
        onClick={start}
      >
        {text('account.page.methods.prefer')}
      </Button>
      {error ? <span role="alert">{errorText(error)}</span> : null}
    </>
  );
}
