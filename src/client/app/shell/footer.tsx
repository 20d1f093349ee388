import { team } from 'virtual:team';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { Link } from '../../components/link.tsx';
import { bootstrap } from '../../lib/bootstrap.ts';
import { consentDoor } from '../../lib/consent-door.ts';
import { useText } from '../../lib/text.ts';
import styles from './footer.module.css';
import { legalLinks, rightLinks, serviceLinks } from './footer-links.ts';
import { FooterSocial } from './footer-social.tsx';

/** Links to service, legal texts and brand; the buttons of §§ 312k and 356a BGB come first. */
export function Footer() {
  const text = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {rightLinks.length > 0 ? (
          <div className={styles.rights}>
            {rightLinks.map(({ to, key }) => (
              <Link key={to} className={styles.right} to={to}>
                {text(key)}
              </Link>
            ))}
          </div>
        ) : null}
        <div className={styles.brand}>
          <BrandMark />
          <p className={styles.claim}>{text('app.footer.claim', { name: team.name })}</p>
          <FooterSocial />
        </div>
        <LinkList title={text('app.footer.service')} links={serviceLinks} />
        <LinkList title={text('app.footer.legal')} links={legalLinks}>
          {bootstrap().consent && (
            // Without scripts nothing is loaded that would need a consent.
            <li data-scripted>
              <button type="button" onClick={() => consentDoor.open()}>
                {text('app.footer.consents')}
              </button>
            </li>
          )}
        </LinkList>
        <p className={styles.small}>{text('app.footer.small', { name: team.name })}</p>
      </div>
    </footer>
  );
}

interface ListProps {
  title: string;
  links: readonly { to: string; key: string }[];
  children?: ReactNode;
}

function LinkList({ title, links, children }: ListProps) {
  const text = useText();
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ to, key }) => (
          <li key={to}>
            <Link to={to}>{text(key)}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
