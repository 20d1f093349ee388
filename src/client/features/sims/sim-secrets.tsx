import { IconKey } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { SimSecretsView } from '../../../shared/api/sims.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './sims.module.css';
import { useShortView } from './use-short-view.ts';

/** PIN and PUK, asked for when they are wanted; they hide themselves again. */
export function SimSecrets({ contractId }: { contractId: string }) {
  const text = useText();
  const part = useRef<HTMLDivElement>(null);
  const { value, show, keep, hide } = useShortView<SimSecretsView>();
  const isShown = value !== undefined;
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The pressed button no longer exists.
    if (wasShown.current !== isShown && document.activeElement === document.body) part.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are sent together.
    <div
      ref={part}
      role="group"
      tabIndex={-1}
      aria-label={text('sims.page.secrets.title')}
      className={styles.secretPart}
    >
      <div role="status">{value ? <Shown secrets={value} /> : null}</div>
      {value ? (
        <div className={styles.actions}>
          <Button look="secondary" onClick={hide}>
            {text('sims.page.secrets.hide')}
          </Button>
          <Button look="quiet" onClick={keep}>
            {text('sims.page.secrets.longer')}
          </Button>
        </div>
      ) : (
        <ShowRow contractId={contractId} onShow={show} />
      )}
    </div>
  );
}

function Shown({ secrets: { pin, puk } }: { secrets: SimSecretsView }) {
  const text = useText();
  return (
    <div className={styles.part}>
      <dl className={styles.secrets}>
        {Object.entries({ pin, puk }).map(([name, code]) => (
          <div key={name} className={styles.secret}>
            <dt>{text(`sims.page.secrets.${name}`)}</dt>
            <dd translate="no">{code}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{text('sims.page.secrets.minute')}</p>
      <p className={styles.hint}>{text('sims.page.secrets.hint')}</p>
    </div>
  );
}

interface ShowProps {
  contractId: string;
  onShow: (secrets: SimSecretsView) => void;
}

function ShowRow({ contractId, onShow }: ShowProps) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    const { secrets } = await call('POST /api/sims/me/:id/secrets', { params: { id: contractId } });
    onShow(secrets);
  });
  return (
    <ListRows label={text('sims.page.secrets.title')}>
      <ListRow
        icon={<IconKey size={24} aria-hidden="true" />}
        title={text('sims.page.secrets.show')}
        note={text('sims.page.secrets.lead')}
        busy={busy}
        onPress={start}
        after={error ? <Failure error={error} /> : null}
      />
    </ListRows>
  );
}
