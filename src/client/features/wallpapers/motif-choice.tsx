import { IconCheck } from '@tabler/icons-react';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { useText } from '../../lib/text.ts';
import css from './motif-choice.module.css';
import { Phone } from './phone.tsx';
import type { PrintedShirt } from './printed-shirt.ts';

interface Props {
  wallpapers: readonly Wallpaper[];
  chosen: string;
  shirt: PrintedShirt;
  /** Ids of those that can be had; undefined: not known, none is shown as locked. */
  open: ReadonlySet<string> | undefined;
  /** Ids of those that the customer has got. */
  taken: ReadonlySet<string>;
  onChoose: (id: string) => void;
}

/** All motifs, hung side by side on small phones; one is chosen. */
export function MotifChoice({ wallpapers, chosen, shirt, open, taken, onChoose }: Props) {
  const text = useText();
  return (
    <fieldset className={css.wall}>
      <legend className={css.legend}>{text('wallpapers.page.motif')}</legend>
      <div className={css.row}>
        {wallpapers.map((wallpaper) => {
          const { id, title } = wallpaper;
          const isLocked = open !== undefined && !open.has(id);
          const state = isLocked ? 'wallpapers.page.locked' : 'wallpapers.page.taken';
          return (
            <label key={id} className={css.motif}>
              <input
                className={css.radio}
                type="radio"
                name="motif"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              <Phone wallpaper={wallpaper} shirt={shirt} isLocked={isLocked} />
              <span className={css.name}>
                {taken.has(id) ? <IconCheck size={16} aria-hidden="true" /> : null}
                {title}
                {isLocked || taken.has(id) ? <span className="visually-hidden">, {text(state)}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
