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
  /** Ids of those that can be had. */
  open: ReadonlySet<string>;
  /** Ids of those that the customer has got. */
  taken: ReadonlySet<string>;
  onChoose: (id: string) => void;
}

/** All motifs at a glance, those that can be had before those that are locked; one is chosen. */
export function MotifChoice({ wallpapers, open, ...rest }: Props) {
  const text = useText();
  const free = wallpapers.filter(({ id }) => open.has(id));
  const locked = wallpapers.filter(({ id }) => !open.has(id));
  return (
    <fieldset className={css.wall}>
      <legend className="visually-hidden">{text('wallpapers.page.motif')}</legend>
      <Shelf {...rest} wallpapers={free} title={text('wallpapers.page.free', { count: free.length })} />
      <Shelf
        {...rest}
        wallpapers={locked}
        title={text('wallpapers.page.toWin', { count: locked.length })}
        note={text('wallpapers.page.toWin.note')}
      />
    </fieldset>
  );
}

type ShelfProps = Omit<Props, 'open'> & {
  title: string;
  /** Of locked motifs: how they open. */
  note?: string;
};

function Shelf({ wallpapers, chosen, shirt, taken, onChoose, title, note }: ShelfProps) {
  if (wallpapers.length === 0) return null;
  return (
    <fieldset className={css.shelf}>
      <legend className={css.heading}>{title}</legend>
      {note ? <p className={css.note}>{note}</p> : null}
      <div className={css.row}>
        {wallpapers.map((wallpaper) => (
          <Motif
            key={wallpaper.id}
            wallpaper={wallpaper}
            shirt={shirt}
            isChosen={wallpaper.id === chosen}
            isLocked={note !== undefined}
            isTaken={taken.has(wallpaper.id)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface MotifProps extends Pick<Props, 'shirt' | 'onChoose'> {
  wallpaper: Wallpaper;
  isChosen: boolean;
  isLocked: boolean;
  isTaken: boolean;
}

function Motif({ wallpaper, shirt, isChosen, isLocked, isTaken, onChoose }: MotifProps) {
  const text = useText();
  const { id, title, badge, isPrize } = wallpaper;
  const prize = isPrize ? text('wallpapers.page.lock.byPrize') : undefined;
  /** What opens it. */
  const way = badge ? text(`badges.page.name.${badge}`) : prize;
  const state = isLocked ? 'wallpapers.page.locked' : 'wallpapers.page.taken';
  return (
    <label className={css.motif}>
      <input
        className={css.radio}
        type="radio"
        name="motif"
        value={id}
        checked={isChosen}
        onChange={() => onChoose(id)}
      />
      <Phone wallpaper={wallpaper} shirt={shirt} isLocked={isLocked} isTaken={isTaken} />
      {isLocked ? null : (
        <span className={css.tick} aria-hidden="true">
          <IconCheck size={18} stroke={3} />
        </span>
      )}
      <span className={css.name}>
        {title}
        {isLocked || isTaken ? <span className="visually-hidden">, {text(state)}</span> : null}
      </span>
      {isLocked && way ? (
        <span className={css.way}>
          <span className="visually-hidden">: </span>
          {way}
        </span>
      ) : null}
    </label>
  );
}
