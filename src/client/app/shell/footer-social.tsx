import { team } from 'virtual:team';
import {
  IconBrandApple,
  IconBrandGooglePlay,
  IconBrandInstagram,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { useText } from '../../lib/text.ts';
import styles from './footer.module.css';

const social = {
  instagram: { name: 'Instagram', Icon: IconBrandInstagram },
  youtube: { name: 'YouTube', Icon: IconBrandYoutube },
  x: { name: 'X', Icon: IconBrandX },
  tiktok: { name: 'TikTok', Icon: IconBrandTiktok },
};
const stores = {
  apple: { name: 'App Store', Icon: IconBrandApple },
  google: { name: 'Google Play', Icon: IconBrandGooglePlay },
};

/** Links to the brand's social networks and app stores, as the team file lists them. */
export function FooterSocial() {
  const text = useText();
  const links = [
    ...team.social.map(({ network, url }) => ({ url, ...social[network] })),
    ...team.appStores.map(({ store, url }) => ({ url, ...stores[store] })),
  ];
  return (
    <ul className={styles.social} aria-label={text('app.footer.social')}>
      {links.map(({ url, name, Icon }) => (
        <li key={url}>
          <a href={url} rel="noopener" aria-label={name} title={name}>
            <Icon size={22} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
