import { IconChevronDown } from '@tabler/icons-react';
import {
  type PictureFormat,
  pictureFormats,
  pixelsOf,
  type WallpaperSize,
  wallpaperSizes,
} from '../../../shared/wallpapers/wallpaper-sizes.ts';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { useText } from '../../lib/text.ts';
import css from './picture-choice.module.css';

export interface PictureWish {
  size: WallpaperSize;
  format: PictureFormat;
}

interface Props {
  wish: PictureWish;
  /** The size of this screen, where it is a phone's. */
  own: WallpaperSize | undefined;
  onChange: (wish: PictureWish) => void;
}

/** The size in pixels, and the format of the file. */
export function PictureChoice({ wish, own, onChange }: Props) {
  const text = useText();
  const nameOf = (size: WallpaperSize) =>
    text(size === own ? 'wallpapers.page.size.own' : 'wallpapers.page.size.option', pixelsOf(size));
  return (
    <div className={css.choice}>
      <label className={css.label} htmlFor="wallpaper-size">
        {text('wallpapers.page.size')}
      </label>
      <div className={css.box}>
        <select
          id="wallpaper-size"
          className={css.select}
          value={wish.size}
          onChange={(event) => {
            const size = wallpaperSizes.find((one) => one === event.target.value);
            if (size) onChange({ ...wish, size });
          }}
        >
          {wallpaperSizes.map((size) => (
            <option key={size} value={size}>
              {nameOf(size)}
            </option>
          ))}
        </select>
        <IconChevronDown className={css.chevron} size={20} aria-hidden="true" />
      </div>
      <fieldset className={css.formats}>
        <legend className={css.label}>{text('wallpapers.page.format')}</legend>
        <ChoiceCards>
          {pictureFormats.map((format) => (
            <ChoiceCard
              key={format}
              type="radio"
              id={`format-${format}`}
              name="format"
              value={format}
              title={text(`wallpapers.page.format.${format}`)}
              description={text(`wallpapers.page.format.${format}.note`)}
              checked={wish.format === format}
              onChange={() => onChange({ ...wish, format })}
            />
          ))}
        </ChoiceCards>
      </fieldset>
    </div>
  );
}
