import { team } from 'virtual:team';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { MoreWords } from '../../components/more-words.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import header from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MainPlaces } from './main-places.tsx';
import { OwnMenu } from './own-menu.tsx';
import { LogoutButton } from './own-places.tsx';
import styles from './phone-menu.module.css';
import { SchemeToggle } from './scheme-toggle.tsx';

/** All links on a sheet as high as the phone. Opens when it is rendered; the parent removes it when it closes. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const text = useText();
  const sheet = useRef<HTMLDialogElement>(null);
  // While it is not known who reads, the own pages have their place: they ask for a login where one is needed.
  const isCustomer = useSession().state !== 'unauthenticated';
  useEffect(() => sheet.current?.showModal(), []);
  // The browser first returns the focus to the button; only then may the new page take it.
  const close = () => sheet.current?.close();
  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      data-guest={!isCustomer}
      aria-label={text('app.header.menu')}
      onClose={onClose}
    >
      <div className={styles.head}>
        <BrandMark />
        <span className={header.name}>{team.shortName}</span>
        <Link to="/suche" className={styles.tool} aria-label={text('app.nav.search')} onClick={close}>
          <IconSearch size={22} aria-hidden="true" />
        </Link>
        <button
          type="button"
          className={styles.tool}
          aria-label={text('app.header.closeMenu')}
          onClick={close}
        >
          <IconX aria-hidden="true" />
        </button>
      </div>
      {isCustomer ? (
        <Suspense fallback={<Skeleton height={320} />}>
          <MoreWords of="dashboard">
            <OwnMenu onGo={close} />
          </MoreWords>
        </Suspense>
      ) : (
        <ButtonLink look="secondary" wide to="/auth/login" onClick={close}>
          {text('app.nav.login')}
        </ButtonLink>
      )}
      <MainPlaces isCustomer={isCustomer} onGo={close} />
      <div className={styles.foot}>
        <LanguageSwitch inMenu />
        <SchemeToggle inMenu />
        {isCustomer ? <Leave onGo={close} /> : null}
      </div>
    </dialog>
  );
}

/** The way out is the last and the quietest. */
function Leave({ onGo }: { onGo: () => void }) {
  return (
    <Suspense>
      <MoreWords of="dashboard">
        <LogoutButton row={styles.leave} onGo={onGo} />
      </MoreWords>
    </Suspense>
  );
}
