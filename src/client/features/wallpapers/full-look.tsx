import { IconMaximize, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { useText } from '../../lib/text.ts';
import css from './full-look.module.css';
import { PhoneScreen } from './phone-screen.tsx';
import type { PrintedShirt } from './printed-shirt.ts';

interface Props {
  wallpaper: Wallpaper;
  shirt: PrintedShirt;
}

/** Shows the wallpaper as large as the screen, as the phone would. */
export function FullLook({ wallpaper, shirt }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  return (
    <>
      <button type="button" className={css.open} data-scripted onClick={() => dialog.current?.showModal()}>
        <IconMaximize size={20} aria-hidden="true" />
        {text('wallpapers.page.full')}
      </button>
      <dialog ref={dialog} className={css.dialog} aria-labelledby={title}>
        <h2 id={title} className="visually-hidden">
          {wallpaper.title}
        </h2>
        {/* As in PhoneScreen: no preload before the drawn page. */}
        <picture>
          <img className={css.behind} src={wallpaper.preview} alt="" width={450} height={1000} />
        </picture>
        <div className={css.screen} role="img" aria-label={wallpaper.alt}>
          <PhoneScreen key={wallpaper.id} wallpaper={wallpaper} shirt={shirt} isLarge />
        </div>
        <form method="dialog" className={css.end}>
          <button type="submit" className={css.close} aria-label={text('app.dialog.close')}>
            <IconX size={24} aria-hidden="true" />
          </button>
        </form>
      </dialog>
    </>
  );
}
