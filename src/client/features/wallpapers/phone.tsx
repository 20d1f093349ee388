import { IconLock } from '@tabler/icons-react';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { useText } from '../../lib/text.ts';
import css from './phone.module.css';
import { PrintLayer } from './print-layer.tsx';
import type { PrintedShirt } from './printed-shirt.ts';

interface Props {
  wallpaper: Wallpaper;
  shirt: PrintedShirt;
  /** Large, with the clock of a locked screen. */
  isLarge?: boolean;
  isLocked?: boolean;
  /** It stands on the first screen of the page. */
  isFirst?: boolean;
}

/** A drawn phone with a wallpaper. It is decoration: the text beside it says the same. */
export function Phone({ wallpaper, shirt, isLarge = false, isLocked = false, isFirst = false }: Props) {
  const text = useText();
  const { preview, places, isLight } = wallpaper;
  return (
    <span className={css.phone} data-large={isLarge} data-locked={isLocked}>
      <span className={css.screen}>
        {/* React puts a preload of each eager picture before the drawn page, except inside this element. */}
        <picture className={css.frame}>
          <img
            className={css.picture}
            src={preview}
            alt=""
            width={450}
            height={1000}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
          />
        </picture>
        {places.length > 0 ? <PrintLayer places={places} shirt={shirt} /> : null}
        {isLarge ? (
          <span className={css.clock} data-ink={isLight ? 'dark' : 'light'} aria-hidden="true">
            <span className={css.day}>{text('wallpapers.page.day')}</span>
            <span className={css.time}>20:45</span>
          </span>
        ) : null}
        {isLocked ? (
          <span className={css.lock} aria-hidden="true">
            <IconLock size={isLarge ? 24 : 15} />
          </span>
        ) : null}
      </span>
    </span>
  );
}
