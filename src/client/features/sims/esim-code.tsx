import { useEffect, useRef } from 'react';
import type { EsimView } from '../../../shared/api/contracts.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { useText } from '../../lib/text.ts';
import css from './esim.module.css';
import { activationText, installLinks } from './esim-link.ts';
import { QrCode } from './qr-code.tsx';
import styles from './sims.module.css';

/** The code in all its forms: for another phone's camera, for this phone, and by hand. */
export function EsimCode({ esim, onHide }: { esim: EsimView; onHide: () => void }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { ios, android } = installLinks(esim);
  const code = (value: string) => (
    <code className={styles.small} translate="no">
      {value}
    </code>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are sent together.
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      className={styles.part}
      aria-label={text('sims.page.esim.qr')}
    >
      <Card>
        <div className={css.load}>
          <QrCode text={activationText(esim)} label={text('sims.page.esim.qr')} />
          <p>{text('sims.page.esim.scan')}</p>
          <div className={`${css.ways} ${css.thisPhone}`}>
            <h3>{text('sims.page.esim.sameDevice')}</h3>
            <InstallLink href={ios} label={text('sims.page.esim.ios')} />
            <InstallLink href={android} label={text('sims.page.esim.android')} />
          </div>
          <div className={css.ways}>
            <h3>{text('sims.page.esim.byHand')}</h3>
            <FactList
              look="stacked"
              facts={[
                { id: 'smdp', term: text('sims.page.esim.smdp'), value: code(esim.smdpAddress) },
                { id: 'code', term: text('sims.page.esim.code'), value: code(esim.activationCode) },
              ]}
            />
            <CopyButton
              value={activationText(esim)}
              label={text('sims.page.esim.copy')}
              words={{ copy: text('sims.page.esim.copy'), copied: text('sims.page.copied') }}
            />
          </div>
        </div>
      </Card>
      <Button look="secondary" onClick={onHide}>
        {text('sims.page.esim.hide')}
      </Button>
    </div>
  );
}

/** The phone's system takes the link; nothing may tell it where the customer came from. */
function InstallLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={css.install} href={href} rel="noopener noreferrer">
      {label}
    </a>
  );
}
