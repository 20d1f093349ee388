import { useEffect, useRef } from 'react';
import type { SimSecretsView } from '../../../shared/api/sims.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
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
    <Section size="part" title={text('sims.page.secrets.title')} lead={text('sims.page.secrets.lead')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are sent together. */}
      <div
        ref={part}
        role="group"
        tabIndex={-1}
        aria-label={text('sims.page.secrets.title')}
        className={styles.part}
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
          <ShowButton contractId={contractId} onShow={show} />
        )}
        <p className={styles.hint}>{text('sims.page.secrets.hint')}</p>
      </div>
    </Section>
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
    </div>
  );
}

interface ShowProps {
  contractId: string;
  onShow: (secrets: SimSecretsView) => void;
}

function ShowButton({ contractId, onShow }: ShowProps) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    const { secrets } = await call('POST /api/sims/me/:id/secrets', { params: { id: contractId } });
    onShow(secrets);
  });
  return (
    <>
      <div className={styles.actions}>
        <Button look="secondary" busy={busy} onClick={start}>
          {text('sims.page.secrets.show')}
        </Button>
      </div>
      {error ? <Failure error={error} /> : null}
    </>
  );
}
