import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { ButtonLink } from '../../components/button.tsx';
import brandPattern from '../../components/pattern.module.css';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { DownloadPanel, type ShirtReader } from './download-panel.tsx';
import { LockNote } from './lock-note.tsx';
import { MotifChoice } from './motif-choice.tsx';
import { Phone } from './phone.tsx';
import type { OwnShirt } from './printed-shirt.ts';
import { printedShirt, useOwnShirt, useSampleShirt } from './printed-shirt.ts';
import { useOwnWallpapers } from './use-own-wallpapers.tsx';
import { usePictureWish } from './use-picture-wish.ts';
import css from './wallpapers.module.css';

/** The forms are a script of their own, which guests do not need. */
const ShirtForm = lazy(() => import('./shirt-form.tsx').then((part) => ({ default: part.ShirtForm })));

/** The motifs of a brand: one large on a phone, all others small, and what is needed to save the chosen one. */
export function WallpaperWall({ wallpapers }: { wallpapers: readonly [Wallpaper, ...Wallpaper[]] }) {
  const text = useText();
  const { lang } = useLanguage();
  const [chosenId, setChosenId] = useState(wallpapers[0].id);
  const [typed, setTyped] = useState<OwnShirt>();
  const own = useOwnWallpapers();
  const reader = useRef<ShirtReader>(null);
  const initial = useOwnShirt();
  const sample = useSampleShirt();
  const { wish, setWish, ownSize } = usePictureWish();
  const chosen = wallpapers.find(({ id }) => id === chosenId) ?? wallpapers[0];
  const known = typed ?? initial;
  const shirt = known ? printedShirt(known, lang) : sample;
  const isLocked = own.open !== undefined && !own.open.has(chosen.id);
  const isOwn = own.isCustomer && own.open !== undefined && !isLocked;
  return (
    <div className={css.wall}>
      <div className={css.preview}>
        <div
          className={`${brandPattern.behind} ${css.stage}`}
          role="img"
          aria-label={text('wallpapers.page.preview', { alt: chosen.alt })}
        >
          <div className={css.large}>
            <Phone key={chosen.id} wallpaper={chosen} shirt={shirt} isLarge isLocked={isLocked} isFirst />
          </div>
        </div>
        {isOwn && chosen.places.length > 0 ? (
          <Suspense fallback={<Skeleton height={120} />}>
            {known ? (
              <ShirtForm initial={known} reader={reader} onChange={setTyped} />
            ) : (
              <Skeleton height={120} />
            )}
          </Suspense>
        ) : null}
      </div>
      <div className={css.side}>
        <MotifChoice
          wallpapers={wallpapers}
          chosen={chosen.id}
          shirt={shirt}
          open={own.open}
          taken={own.taken}
          onChoose={setChosenId}
        />
        <div className={css.about} aria-live="polite">
          <h2 className={css.title}>{chosen.title}</h2>
          <p className={css.alt}>{chosen.alt}</p>
        </div>
        {own.isCustomer ? null : <GuestNote />}
        {own.isCustomer && isLocked ? <LockNote wallpaper={chosen} /> : null}
        {isOwn ? (
          <DownloadPanel
            wallpaper={chosen}
            wish={wish}
            own={ownSize}
            onWish={setWish}
            onSaved={own.refresh}
            reader={reader}
          />
        ) : null}
        {own.failure}
      </div>
    </div>
  );
}

function GuestNote() {
  const text = useText();
  const location = useLocation();
  return (
    <div className={css.panel}>
      <ButtonLink to="/auth/login" state={{ from: location }} wide>
        {text('wallpapers.page.login')}
      </ButtonLink>
      <p className={css.alt}>{text('wallpapers.page.guest')}</p>
    </div>
  );
}
