import { IconAdjustmentsHorizontal, IconDownload, IconShare } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { useText } from '../../lib/text.ts';
import css from './download.module.css';
import { Outcome } from './outcome.tsx';
import { PictureChoice, type PictureWish } from './picture-choice.tsx';
import { sharePicture } from './share-picture.ts';
import { type ShirtReader, useDownload } from './use-download.ts';

interface Props {
  wallpaper: Wallpaper;
  wish: PictureWish;
  own: PictureWish['size'] | undefined;
  onWish: (wish: PictureWish) => void;
  onSaved: () => void;
  /** The form of the shirt, where the motif has one. */
  reader: RefObject<ShirtReader | null>;
}

/**
 * The button that saves the picture, always within reach on a phone; how large and in which format is folded. A saved picture
 * is there to be shown to others.
 */
export function DownloadPanel({ wallpaper, wish, own, onWish, onSaved, reader }: Props) {
  const text = useText();
  const { download, isBusy, error, file } = useDownload({ wallpaper, wish, onSaved, reader });
  return (
    <>
      <details className={css.more}>
        <summary>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
          {text('wallpapers.page.more')}
        </summary>
        <PictureChoice wish={wish} own={own} onChange={onWish} />
      </details>
      <Outcome isThere={error !== undefined}>{error ? <Failure error={error} /> : null}</Outcome>
      <ActionBar>
        <div className={css.go} data-saved={file !== undefined}>
          {isBusy ? <progress className={css.progress} aria-label={text('wallpapers.page.making')} /> : null}
          {file ? (
            <Button wide onClick={() => void sharePicture(file)}>
              <IconShare size={20} aria-hidden="true" />
              {text('wallpapers.page.share')}
            </Button>
          ) : null}
          <Button wide look={file ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void download()}>
            {isBusy ? null : <IconDownload size={22} aria-hidden="true" />}
            {text(isBusy ? 'wallpapers.page.making' : 'wallpapers.page.download')}
          </Button>
        </div>
      </ActionBar>
    </>
  );
}
