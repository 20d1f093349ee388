import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useText } from '../../lib/text.ts';
import choice from './motif-choice.module.css';
import css from './wallpapers.module.css';

/** Badges and prizes that the penalty game gives. */
const played = new Set(['first-goal', 'five-goals', 'three-wins', 'prize']);

/** Why a motif cannot be had yet, and what opens it. */
export function LockNote({ wallpaper: { badge, isPrize } }: { wallpaper: Wallpaper }) {
  const text = useText();
  const key = isPrize ? 'prize' : (badge ?? '');
  return (
    <Card as="section" labelledBy="wallpaper-lock" tone="tint">
      <div className={css.panel}>
        <h3 id="wallpaper-lock" className={choice.lockTitle}>
          {text('wallpapers.page.lock.title')}
        </h3>
        <p>{text(`wallpapers.page.lock.${key}`)}</p>
        {played.has(key) ? (
          <ButtonLink to="/dashboard/games">{text('wallpapers.page.lock.play')}</ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
