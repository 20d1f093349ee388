import { IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { EsimView } from '../../../shared/api/contracts.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import fold from '../../components/fold.module.css';
import { useText } from '../../lib/text.ts';
import css from './esim.module.css';
import { activationText, installLinks } from './esim-link.ts';
import { QrCode } from './qr-code.tsx';
import styles from './sims.module.css';

/** The code is drawn in the browser alone, after a press: the device is known by then. */
const isApple = () => /iPhone|iPad/.test(navigator.userAgent);
/** A phone cannot scan its own screen, so the code for the camera is folded there. */
const isWide = () => window.innerWidth >= 760;

/** The code in all its forms: for another phone's camera, for this phone, and by hand. */
export function EsimCode({ esim, onHide }: { esim: EsimView; onHide: () => void }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const links = installLinks(esim);
  const ios = <InstallLink key="ios" href={links.ios} label={text('sims.page.esim.ios')} />;
  const android = <InstallLink key="android" href={links.android} label={text('sims.page.esim.android')} />;
  const thisPhone = (
    <div key="phone" className={`${css.ways} ${css.thisPhone}`}>
      <h3>{text('sims.page.esim.sameDevice')}</h3>
      {isApple() ? [ios, android] : [android, ios]}
    </div>
  );
  const camera = (
    <details key="camera" className={`${fold.fold} ${css.other}`} open={isWide()}>
      <summary>{text('sims.page.esim.otherDevice')}</summary>
      <div className={css.scan}>
        <QrCode text={activationText(esim)} label={text('sims.page.esim.qr')} />
        <p>{text('sims.page.esim.scan')}</p>
      </div>
    </details>
  );
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
          {isWide() ? [camera, thisPhone] : [thisPhone, camera]}
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
      <IconDeviceMobile size={22} aria-hidden="true" />
      {label}
    </a>
  );
}
