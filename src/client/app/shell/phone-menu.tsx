import { team } from 'virtual:team';
import {
  IconChevronRight,
  IconDeviceSim,
  IconMessage,
  IconPhone,
  IconSearch,
  IconX,
} from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { contentPlaces } from '../../components/content-places.ts';
import { NavLink } from '../../components/link.tsx';
import { MoreWords } from '../../components/more-words.tsx';
import brandPattern from '../../components/pattern.module.css';
import { Skeleton } from '../../components/skeleton.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import header from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { OwnPlaces } from './own-places.tsx';
import styles from './phone-menu.module.css';
import { SchemeToggle } from './scheme-toggle.tsx';

const places = [
  { to: '/suche', key: 'app.nav.search', Icon: IconSearch },
  { to: '/tarife', key: 'app.nav.tariffs', Icon: IconDeviceSim },
  ...contentPlaces,
  { to: '/support', key: 'app.footer.support', Icon: IconMessage },
];

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
    <dialog ref={sheet} className={styles.sheet} aria-label={text('app.header.menu')} onClose={onClose}>
      <div className={styles.head}>
        <BrandMark />
        <span className={header.name}>{team.shortName}</span>
        <button
          type="button"
          className={styles.close}
          aria-label={text('app.header.closeMenu')}
          onClick={close}
        >
          <IconX aria-hidden="true" />
        </button>
      </div>
      {isCustomer ? (
        <Suspense fallback={<Skeleton height={336} />}>
          <MoreWords of="dashboard">
            <OwnMenu onGo={close} />
          </MoreWords>
        </Suspense>
      ) : null}
      <nav aria-label={text('app.header.nav')}>
        {/* A customer's own list leads to the service. */}
        {places.slice(0, isCustomer ? -1 : undefined).map(({ to, key, Icon }) => (
          <NavLink key={to} to={to} className={styles.row} onClick={close}>
            <Icon aria-hidden="true" />
            {text(key)}
            <IconChevronRight size={20} aria-hidden="true" />
          </NavLink>
        ))}
        <a className={styles.row} href={`tel:${team.shortDial}`}>
          <IconPhone aria-hidden="true" />
          {text('app.nav.dial', { number: team.shortDial })}
        </a>
      </nav>
      <div className={styles.foot}>
        <LanguageSwitch inMenu />
        <SchemeToggle inMenu />
        {isCustomer ? null : (
          <div className={styles.wide}>
            <ButtonLink wide to="/auth/login" onClick={close}>
              {text('app.nav.login')}
            </ButtonLink>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** The signed-in customer's pages come first, two in a row, so that all are seen at once. */
function OwnMenu({ onGo }: { onGo: () => void }) {
  const text = useText();
  return (
    <nav
      className={`${brandPattern.behind} ${styles.own}`}
      aria-label={text('account.page.head.accountOverview.title')}
    >
      <ul className={styles.ownPlaces}>
        <OwnPlaces row={styles.ownRow} onGo={onGo} />
      </ul>
    </nav>
  );
}
