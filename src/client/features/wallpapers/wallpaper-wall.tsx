import { team } from 'virtual:team';
import { Suspense, useCallback, useRef, useState } from 'react';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { PartLost } from '../../components/part-lost.tsx';
import { useLanguage } from '../../lib/language.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSession } from '../../lib/session.ts';
import { DownloadPanel } from './download-panel.tsx';
import { GuestNote } from './guest-note.tsx';
import { LockNote } from './lock-note.tsx';
import { MotifChoice } from './motif-choice.tsx';
import { Preview } from './preview.tsx';
import type { OwnShirt } from './printed-shirt.ts';
import { printedShirt, useOwnShirt, useSampleShirt, withPrintable } from './printed-shirt.ts';
import type { ShirtReader } from './use-download.ts';
import { useOwnWallpapers } from './use-own-wallpapers.tsx';
import { usePictureWish } from './use-picture-wish.ts';
import { FormSkeleton } from './wall-skeleton.tsx';
import css from './wallpapers.module.css';

/** The forms are a script of their own: the motifs are there before it. */
const ShirtForm = lazyPart(async () => (await import('./shirt-form.tsx')).ShirtForm, PartLost);

const GUEST: OwnShirt = { number: Number(team.looks.jersey.number) };

/** Those that each customer can get. */
const freeOf = (wallpapers: readonly Wallpaper[]): ReadonlySet<string> =>
  new Set(wallpapers.filter(({ badge, isPrize }) => badge === null && !isPrize).map(({ id }) => id));

/** The motifs of a brand: one large on a phone, all others small, and what is needed to save the chosen one. */
export function WallpaperWall({ wallpapers }: { wallpapers: readonly [Wallpaper, ...Wallpaper[]] }) {
  const { lang } = useLanguage();
  const [chosenId, setChosenId] = useState(wallpapers[0].id);
  const [typed, setTyped] = useState<OwnShirt>();
  const [savedId, setSavedId] = useState<string>();
  const keep = useCallback((next: OwnShirt) => setTyped((before) => withPrintable(next, before)), []);
  const own = useOwnWallpapers();
  const reader = useRef<ShirtReader>(null);
  const initial = useOwnShirt();
  const sample = useSampleShirt();
  const { wish, setWish, ownSize } = usePictureWish();
  const chosen = wallpapers.find(({ id }) => id === chosenId) ?? wallpapers[0];
  const isGuest = useSession().state === 'unauthenticated';
  // The number of a guest is that of the brand; the name is where one will be until one is typed.
  const known = typed ?? (isGuest ? GUEST : initial);
  const print = known ? printedShirt(known, lang) : sample;
  const shirt = isGuest && !print.name ? { ...print, name: sample.name } : print;
  const open = own.open ?? freeOf(wallpapers);
  const isKnown = own.open !== undefined || !own.isCustomer;
  const isLocked = isKnown && !open.has(chosen.id);
  const isBare = chosen.places.length === 0;
  const isOwn = own.open !== undefined && !isLocked;
  return (
    <div className={css.wall}>
      <div className={css.preview}>
        <Preview
          wallpaper={chosen}
          shirt={shirt}
          isLocked={isLocked}
          isSaved={savedId === chosen.id}
          isBare={!isLocked && isBare}
        />
      </div>
      <div className={css.side}>
        {isLocked ? <LockNote wallpaper={chosen} /> : null}
        {own.failure}
        {isLocked || isBare || own.failure ? null : (
          <Suspense fallback={<FormSkeleton />}>
            {known && (isOwn || isGuest) ? (
              <ShirtForm key={String(isGuest)} initial={known} reader={reader} onChange={keep} />
            ) : (
              <FormSkeleton />
            )}
          </Suspense>
        )}
        <MotifChoice
          wallpapers={wallpapers}
          chosen={chosen.id}
          shirt={shirt}
          open={open}
          taken={own.taken}
          onChoose={(id) => {
            setChosenId(id);
            setSavedId(undefined);
          }}
        />
      </div>
      {own.isCustomer ? null : <GuestNote />}
      {isOwn ? (
        <DownloadPanel
          wallpaper={chosen}
          wish={wish}
          own={ownSize}
          onWish={setWish}
          onSaved={() => {
            setSavedId(chosen.id);
            own.refresh();
          }}
          reader={reader}
        />
      ) : null}
    </div>
  );
}
