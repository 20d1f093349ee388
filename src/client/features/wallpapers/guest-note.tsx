import { useLocation } from 'react-router-dom';
import { ActionBar } from '../../components/action-bar.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import css from './wallpapers.module.css';

/** What a guest does to get a picture. */
export function GuestNote() {
  const text = useText();
  const location = useLocation();
  return (
    <>
      <ActionBar>
        <ButtonLink to="/auth/login" state={{ from: location }} wide>
          {text('wallpapers.page.login')}
        </ButtonLink>
      </ActionBar>
      <p className={css.alt}>{text('wallpapers.page.guest')}</p>
    </>
  );
}
