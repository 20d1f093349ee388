import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { useText } from '../../lib/text.ts';
import css from './phone.module.css';
import { PrintLayer } from './print-layer.tsx';
import type { PrintedShirt } from './printed-shirt.ts';
import { usePicture } from './use-picture.ts';

interface Props {
  wallpaper: Wallpaper;
  shirt: PrintedShirt;
  /** With the clock of a locked screen, and a picture that is sharp in that size. */
  isLarge?: boolean;
  /** It stands on the first screen of the page. */
  isFirst?: boolean;
}

/** A wallpaper with what is printed on it. Until the picture is there it is a ground in the brand's colour. */
export function PhoneScreen({ wallpaper, shirt, isLarge = false, isFirst = false }: Props) {
  const text = useText();
  const { preview, places, isLight } = wallpaper;
  const address = isLarge ? preview : `${preview}?size=small`;
  const { isThere, image, asked } = usePicture(address);
  return (
    <span className={css.face} data-there={isThere}>
      {/* React puts a preload of each eager picture before the drawn page, except inside this element. */}
      <picture className={css.frame}>
        <img
          key={asked}
          {...image}
          className={css.picture}
          src={address}
          alt=""
          width={450}
          height={1000}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
      {places.length > 0 ? <PrintLayer places={places} shirt={shirt} /> : null}
      {isLarge ? (
        <span className={css.glass} data-ink={isLight ? 'dark' : 'light'} aria-hidden="true">
          <span className={css.clock}>
            <span className={css.day}>{text('wallpapers.page.day')}</span>
            <span className={css.time}>20:45</span>
          </span>
          <span className={css.bar} />
        </span>
      ) : null}
    </span>
  );
}
