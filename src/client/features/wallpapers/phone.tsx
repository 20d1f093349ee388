import { IconCheck, IconLock } from '@tabler/icons-react';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import css from './phone.module.css';
import { PhoneScreen } from './phone-screen.tsx';
import type { PrintedShirt } from './printed-shirt.ts';

interface Props {
  wallpaper: Wallpaper;
  shirt: PrintedShirt;
  /** Large, with the clock of a locked screen. */
  isLarge?: boolean;
  isLocked?: boolean;
  isTaken?: boolean;
}

/** A drawn phone with a wallpaper. It is decoration: the text beside it says the same. */
export function Phone({ wallpaper, shirt, isLarge = false, isLocked = false, isTaken = false }: Props) {
  const size = isLarge ? 16 : 13;
  return (
    <span className={css.phone} data-large={isLarge}>
      <span className={css.screen}>
        <PhoneScreen wallpaper={wallpaper} shirt={shirt} isLarge={isLarge} isFirst={isLarge} />
        {isLarge ? <span className={css.camera} /> : null}
        {isLocked ? (
          <span className={css.sign} aria-hidden="true">
            <IconLock size={size} />
          </span>
        ) : null}
        {isTaken ? (
          <span className={css.sign} data-kind="taken" aria-hidden="true">
            <IconCheck size={size} stroke={3} />
          </span>
        ) : null}
      </span>
    </span>
  );
}
