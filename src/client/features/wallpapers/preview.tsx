import { team } from 'virtual:team';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { Message } from '../../components/message.tsx';
import brandPattern from '../../components/pattern.module.css';
import { useText } from '../../lib/text.ts';
import { FullLook } from './full-look.tsx';
import ground from './ground.module.css';
import { Outcome } from './outcome.tsx';
import { Phone } from './phone.tsx';
import type { PrintedShirt } from './printed-shirt.ts';
import css from './wallpapers.module.css';

interface Props {
  wallpaper: Wallpaper;
  shirt: PrintedShirt;
  isLocked: boolean;
  /** It has just been downloaded. */
  isSaved: boolean;
  /** It can be had and has no place for a print. */
  isBare: boolean;
}

/** The chosen motif on a phone, with its name, a way to see it larger, and that it has been saved. */
export function Preview({ wallpaper, shirt, isLocked, isSaved, isBare }: Props) {
  const text = useText();
  const { id, title, alt } = wallpaper;
  return (
    <div className={css.stage} data-saved={isSaved}>
      <span
        className={`${brandPattern.behind} ${ground.ground}`}
        data-hero={team.looks.hero}
        aria-hidden="true"
      />
      <div className={css.large} role="img" aria-label={text('wallpapers.page.preview', { alt })}>
        <Phone key={id} wallpaper={wallpaper} shirt={shirt} isLarge isLocked={isLocked} />
      </div>
      <div className={css.below}>
        <h2 className={css.title} aria-live="polite">
          {title}
        </h2>
        <FullLook wallpaper={wallpaper} shirt={shirt} />
        {isBare && !isSaved ? <p className={css.bare}>{text('wallpapers.page.bare')}</p> : null}
      </div>
      <Outcome isThere={isSaved}>
        <Message kind="success" live>
          <p>{text('wallpapers.page.done')}</p>
        </Message>
      </Outcome>
    </div>
  );
}
